import Box from '@mui/material/Box';
import { type FilasImportacionPage, imageSources } from 'api-client/backoffice';
import type { EfectoRenglon } from 'api-client/backoffice-planillas';
import type { DataColumn } from 'ui-kit/data-table';
import { Cambios, labelOf } from '../../shared/cambios.tsx';
import { RowPicture } from '../../shared/row-picture.tsx';
import { SecondLine } from '../../shared/second-line.tsx';
import { EFECTO_LABELS, ESTADO_RENGLON_LABELS } from './importacion-texts.ts';

type Fila = FilasImportacionPage['filas'][number];

/** A row's errors, with the fix. */
const Errores = ({ errores }: Pick<Fila, 'errores'>) => (
  <Box sx={{ typography: 'body2', color: 'error.main', overflowWrap: 'anywhere' }}>
    {errores.map(({ campo, mensaje }) => (
      <div key={`${campo} ${mensaje}`}>{campo === null ? mensaje : `${labelOf(campo)}: ${mensaje}`}</div>
    ))}
  </Box>
);

/** The row's effect, or its outcome. */
const efectoColumn: DataColumn<Fila> = {
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

type Foto = Fila['fotos'][number];

const PLACES = ['Primera foto', 'Segunda foto'];
const EFECTOS: Record<EfectoRenglon, string> = {
  nuevo: 'nueva',
  cambia: 'toma el lugar de la que está',
  igual: 'la misma que está',
  error: 'no se usa',
};

const textOf = ({ orden, efecto }: Foto) => `${PLACES[(orden ?? 1) - 1] ?? 'Foto'}: ${EFECTOS[efecto]}`;

const Fotos = ({ fotos, errores }: Fila) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    {fotos.map((foto) => (
      <RowPicture key={foto.archivo} source={foto.imagen ? imageSources(foto.imagen) : undefined}>
        {errores.length > 0 ? (
          <Errores errores={errores} />
        ) : (
          <>
            {foto.archivo}
            <SecondLine>{textOf(foto)}</SecondLine>
          </>
        )}
      </RowPicture>
    ))}
  </Box>
);

/** Each product with its pictures, and each faulty picture with the fix. */
export const fotosColumns: readonly DataColumn<Fila>[] = [
  { key: 'nombre', header: 'Producto o archivo', phone: 'title', cell: ({ nombre }) => nombre },
  efectoColumn,
  { key: 'fotos', header: 'Fotos', width: '50%', cell: (fila) => <Fotos {...fila} /> },
];
