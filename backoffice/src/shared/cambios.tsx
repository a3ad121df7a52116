import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { labelOf } from './field-label.ts';

const Cambio = styled('div')({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

interface Cambio {
  campo: string;
  antes: string | null;
  despues: string | null;
}

/** What it was, and what it became; of what is new, what it is. */
function Values({ antes, despues }: Cambio) {
  if (antes === null) return despues;
  return (
    <>
      <del>{antes || 'nada'}</del> → <ins>{despues || 'nada'}</ins>
    </>
  );
}

/** Fields that were changed, or would be: before and after. */
export const Cambios = ({ cambios }: { cambios: readonly Cambio[] }) => (
  <Box
    sx={{ typography: 'body2', '& del': { color: 'text.secondary' }, '& ins': { textDecoration: 'none' } }}
  >
    {cambios.map((cambio) => (
      <Cambio key={cambio.campo}>
        {labelOf(cambio.campo)}: <Values {...cambio} />
      </Cambio>
    ))}
  </Box>
);
