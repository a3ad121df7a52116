import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type LecturaPlanilla, LIMITS, TIPO_PRECIO_TEXTS, TIPOS_PRECIO } from 'api-client/backoffice';
import { type DestinoColumna, destinosOf, OF_ALL, type TipoPlanilla } from 'api-client/backoffice-planillas';
import { Answer } from 'app-core/queries/answer';
import { condicionesByNombre } from '../../../shared/condiciones.ts';
import { FilterSelect } from '../../../shared/filter-select.tsx';
import { SecondLine } from '../../../shared/second-line.tsx';
import { useRowLayout } from '../../../shared/use-row-layout.ts';
import { type ColumnaLeida, type Destinos, type Eleccion, nameOf } from './eleccion-draft.ts';

interface Props {
  tipo: TipoPlanilla;
  lectura: LecturaPlanilla;
  destinos: Destinos;
  onChange: (clave: string, destino: DestinoColumna | null) => void;
}

/** Width in pixels of a sheet column and of the row numbers. */
const [COLUMN, NUMBER] = [170, 48];

function ColumnaField({
  columna,
  tipo,
  destinos,
  onChange,
}: Omit<Props, 'lectura'> & { columna: ColumnaLeida }) {
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
  const { showsCards } = useRowLayout();
  return showsCards ? <AsList {...props} /> : <AsTable {...props} />;
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
          <ColumnaField columna={columna} {...props} />
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
                <ColumnaField columna={columna} {...props} />
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

interface FijosProps {
  tipo: TipoPlanilla;
  destinos: Destinos;
  fijos: Eleccion['fijos'];
  iva: Eleccion['iva'];
  onChange: (change: Partial<Pick<Eleccion, 'fijos' | 'iva'>>) => void;
}

const TEXTS = { marca: 'Marca', categorias: 'Categoría' } as const;
const IVA = [
  { value: '0', label: 'Se toman como vienen' },
  { value: '10.5', label: 'Sumar 10,5 %' },
  { value: '21', label: 'Sumar 21 %' },
] as const;
const WIDTH = { width: { xs: '100%', sm: 220 } };

const parseRates = (value: string | undefined): Eleccion['iva'] => {
  if (value === '21') return 21;
  if (value === '10.5') return 10.5;
  return value === '0' ? 0 : null;
};

const FIJOS_TITLES: { [T in TipoPlanilla]?: string } = {
  catalogo: 'Para todo lo nuevo que no lo dice',
  condiciones: 'Para las filas que no dicen sus condiciones',
};

interface CondicionSelectProps {
  /** Name of the agreement, or `OF_ALL`. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Chooses the agreement of the rows that name none. */
function CondicionSelect({ value, onChange }: CondicionSelectProps) {
  const query = useQuery(condicionesByNombre());
  return (
    <Answer query={query} failed="No se pudieron cargar las condiciones.">
      {(condiciones) =>
        condiciones && (
          <FilterSelect
            label="Condiciones"
            all="Ninguna"
            options={[...condiciones, { value: OF_ALL, label: 'Todos los clientes' }]}
            value={value}
            onChange={onChange}
            sx={WIDTH}
          />
        )
      }
    </Answer>
  );
}

/** Default values of new products for missing columns, and the tax added to prices. */
export function Fijos({ tipo, destinos, fijos, iva, onChange }: FijosProps) {
  const usedDestinos = Object.values(destinos);
  const setFijo = (campo: keyof typeof TEXTS, text: string) => {
    const { [campo]: _, ...others } = fijos;
    onChange({ fijos: text.trim() === '' ? others : { ...others, [campo]: text } });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="subtitle2" component="h3">
        {FIJOS_TITLES[tipo] ?? 'Precios'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {tipo === 'condiciones' && (
          <CondicionSelect
            value={fijos.condicion}
            onChange={(value) => {
              const { condicion: _, ...others } = fijos;
              onChange({ fijos: value === undefined ? others : { ...others, condicion: value } });
            }}
          />
        )}
        {tipo === 'catalogo' &&
          (['marca', 'categorias'] as const).map((campo) => (
            <TextField
              key={campo}
              size="small"
              label={TEXTS[campo]}
              value={fijos[campo] ?? ''}
              onChange={({ target }) => setFijo(campo, target.value)}
              slotProps={{ htmlInput: { maxLength: LIMITS.nombreMax }, inputLabel: { shrink: true } }}
              sx={WIDTH}
            />
          ))}
        {tipo === 'catalogo' && !usedDestinos.includes('tipo_de_precio') && (
          <FilterSelect
            label="Cómo se vende"
            all={TIPO_PRECIO_TEXTS.por_unidad}
            options={TIPOS_PRECIO.filter((value) => value !== 'por_unidad').map((value) => ({
              value,
              label: TIPO_PRECIO_TEXTS[value],
            }))}
            value={fijos.tipo_de_precio}
            onChange={(value) => {
              const { tipo_de_precio: _, ...others } = fijos;
              onChange({ fijos: value === undefined ? others : { ...others, tipo_de_precio: value } });
            }}
            sx={WIDTH}
          />
        )}
        {usedDestinos.includes('precio') && (
          <FilterSelect
            label="IVA de los precios"
            all="Se toman como vienen"
            options={IVA.filter(({ value }) => value !== '0')}
            value={iva === null || iva === 0 ? undefined : (String(iva) as '10.5' | '21')}
            onChange={(value) => onChange({ iva: parseRates(value ?? '0') })}
            sx={WIDTH}
          />
        )}
      </Box>
    </Box>
  );
}
