import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { AREAS, type Area } from 'api-client/backoffice-roles';
import { labelOf } from './field-label.ts';

const Cambio = styled('div')({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

interface Cambio {
  campo: string;
  antes: string | null;
  despues: string | null;
}

/** Returns role areas with their labels. */
const readable = (campo: string, value: string | null): string | null =>
  campo === 'areas' && value !== null
    ? value
        .split(', ')
        .map((area) => (area in AREAS ? AREAS[area as Area].label : area))
        .join(', ')
    : value;

/** The old and new value, or only the new one. */
function Values({ campo, ...cambio }: Cambio) {
  const [antes, despues] = [readable(campo, cambio.antes), readable(campo, cambio.despues)];
  if (antes === null) return despues;
  return (
    <>
      <del>{antes || 'nada'}</del> → <ins>{despues || 'nada'}</ins>
    </>
  );
}

/** Changed fields with their old and new values. */
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
