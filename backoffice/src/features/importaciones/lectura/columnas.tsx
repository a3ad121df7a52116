import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { LecturaPlanilla } from 'api-client/backoffice';
import { type DestinoColumna, destinosOf, type TipoPlanilla } from 'api-client/backoffice-planillas';
import { FilterSelect } from '../../../shared/filter-select.tsx';
import { SecondLine } from '../../../shared/second-line.tsx';
import { useRowRoom } from '../../../shared/use-row-room.ts';
import { type ColumnaLeida, type Destinos, nameOf } from './eleccion-draft.ts';

interface Props {
  tipo: TipoPlanilla;
  lectura: LecturaPlanilla;
  destinos: Destinos;
  onChange: (clave: string, destino: DestinoColumna | null) => void;
}

/** Width in pixels of a sheet column and of the row numbers. */
const [COLUMN, NUMBER] = [170, 48];

function Taken({ columna, tipo, destinos, onChange }: Omit<Props, 'lectura'> & { columna: ColumnaLeida }) {
  return (
    <FilterSelect
      label={nameOf(columna)}
      all="No se usa"
      options={destinosOf(tipo).map(({ destino, titulo }) => ({ value: destino, label: titulo }))}
      value={destinos[columna.clave] ?? undefined}
      onChange={(destino) => onChange(columna.clave, destino ?? null)}
      sx={{ width: '100%', minWidth: 0 }}
    />
  );
}

/** The sheet's first rows, with each column's meaning above it. On a phone the columns stand below each other. */
export function Columnas(props: Props) {
  const { cards } = useRowRoom();
  return cards ? <AsList {...props} /> : <AsTable {...props} />;
}

function AsList({ lectura, ...props }: Props) {
  return (
    <Box
      component="ul"
      aria-label="Columnas"
      sx={{ display: 'grid', gap: 3, margin: 0, padding: 0, listStyle: 'none' }}
    >
      {lectura.columnas.map((columna) => (
        <Box component="li" key={columna.clave} sx={{ display: 'grid', gap: 1 }}>
          <Taken columna={columna} {...props} />
          <SecondLine>{columna.ejemplos.join(' · ') || 'Sin datos'}</SecondLine>
        </Box>
      ))}
    </Box>
  );
}

function AsTable({ lectura, ...props }: Props) {
  const { columnas, muestra, encabezado } = lectura;
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label="Primeras filas de la planilla"
      sx={({ spacing }) => ({ maxHeight: spacing(105) })}
    >
      <Table size="small" stickyHeader sx={{ width: 'auto', tableLayout: 'fixed' }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: NUMBER }}>Fila</TableCell>
            {columnas.map((columna) => (
              <TableCell key={columna.clave} sx={{ width: COLUMN, verticalAlign: 'bottom', paddingTop: 3 }}>
                <Taken columna={columna} {...props} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {muestra.map(({ fila, celdas }) => (
            <TableRow key={fila}>
              <TableCell>{fila}</TableCell>
              {columnas.map(({ clave }, at) => (
                <TableCell key={clave} sx={{ maxWidth: COLUMN }}>
                  <Typography
                    variant={fila === encabezado ? 'subtitle2' : 'body2'}
                    component="div"
                    noWrap
                    sx={{
                      ...(props.destinos[clave] === null && { color: 'text.secondary' }),
                    }}
                    title={celdas[at]}
                  >
                    {celdas[at]}
                  </Typography>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
