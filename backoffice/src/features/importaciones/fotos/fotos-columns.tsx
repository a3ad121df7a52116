import Box from '@mui/material/Box';
import { type FilasImportacionPage, imageSources } from 'api-client/backoffice';
import type { EfectoRenglon } from 'api-client/backoffice-planillas';
import type { DataColumn } from 'ui-kit/data-table';
import { RowPicture } from '../../../shared/row-picture.tsx';
import { SecondLine } from '../../../shared/second-line.tsx';
import { Errores, efectoColumn } from '../filas-columns.tsx';

type Fila = FilasImportacionPage['filas'][number];
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
