import Box from '@mui/material/Box';
import type { FilasImportacionPage } from 'api-client/backoffice';
import type { DataColumn } from 'ui-kit/data-table';
import { Cambios } from '../../shared/cambios.tsx';
import { labelOf } from '../../shared/field-label.ts';
import { SecondLine } from '../../shared/second-line.tsx';
import { EFECTO_LABELS, ESTADO_RENGLON_LABELS } from './importacion-texts.ts';

type Fila = FilasImportacionPage['filas'][number];

/** A row's errors, with the fix. */
export const Errores = ({ errores }: Pick<Fila, 'errores'>) => (
  <Box sx={{ typography: 'body2', color: 'error.main', overflowWrap: 'anywhere' }}>
    {errores.map(({ campo, mensaje }) => (
      <div key={`${campo} ${mensaje}`}>{campo === null ? mensaje : `${labelOf(campo)}: ${mensaje}`}</div>
    ))}
  </Box>
);

/** The row's effect, or its outcome. */
export const efectoColumn: DataColumn<Fila> = {
  key: 'efecto',
  header: 'Qué pasa',
  cell: ({ efecto, estado }) => (
    <div>
      {EFECTO_LABELS[efecto]}
      {estado !== 'pendiente' && <SecondLine>{ESTADO_RENGLON_LABELS[estado]}</SecondLine>}
    </div>
  ),
};

/** Each row's effect or outcome, and its errors. */
export const filasColumns: readonly DataColumn<Fila>[] = [
  { key: 'fila', header: 'Fila', width: 'fit', cell: ({ fila, hoja }) => (hoja ? `${hoja}, ${fila}` : fila) },
  { key: 'nombre', header: 'Qué es', phone: 'title', cell: ({ nombre }) => nombre },
  efectoColumn,
  {
    key: 'cambios',
    header: 'Qué cambia',
    width: '40%',
    cell: ({ cambios, errores }) =>
      errores.length > 0 ? <Errores errores={errores} /> : <Cambios cambios={cambios} />,
  },
];
