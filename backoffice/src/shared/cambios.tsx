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

/** Areas of a role as a role's form calls them. */
const readable = (campo: string, value: string | null): string | null =>
  campo === 'areas' && value !== null
    ? value
        .split(', ')
        .map((area) => (area in AREAS ? AREAS[area as Area].label : area))
        .join(', ')
    : value;

/** What it was, and what it became; of what is new, what it is. */
function Values({ campo, ...cambio }: Cambio) {
  const [antes, despues] = [readable(campo, cambio.antes), readable(campo, cambio.despues)];
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
