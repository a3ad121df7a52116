import Box from '@mui/material/Box';
import { bitacoraListOptions, type Entrada } from 'api-client/backoffice';
import { Cambios } from '../../shared/cambios.tsx';
import { choiceFilter, dayFilter, plainList, searchFilter } from '../../shared/plain-list/plain-list.tsx';
import { SecondLine } from '../../shared/second-line.tsx';
import { ShortDate } from '../../shared/short-date.tsx';
import { ACCION_TEXTS, describeEntrada } from './entrada-texts.ts';

const ACCIONES = Object.keys(ACCION_TEXTS) as Entrada['accion'][];

export const bitacoraList = plainList({
  title: 'Bitácora',
  filters: {
    quien: searchFilter('Quién'),
    sobre: searchFilter('Sobre qué'),
    accion: choiceFilter({
      label: 'Acción',
      all: 'Todas',
      options: ACCIONES.map((value) => ({ value, label: ACCION_TEXTS[value][0] })),
    }),
    objeto: choiceFilter({
      label: 'Tipo',
      all: 'Todos',
      options: [
        { value: 'usuario', label: 'Cuentas' },
        { value: 'pedido', label: 'Pedidos' },
        { value: 'producto', label: 'Productos' },
        { value: 'precios', label: 'Precios' },
        { value: 'marca', label: 'Marcas' },
        { value: 'categoria', label: 'Categorías' },
        { value: 'etiqueta', label: 'Etiquetas' },
        { value: 'sinonimo', label: 'Sinónimos' },
        { value: 'busqueda', label: 'Búsquedas' },
        { value: 'vista', label: 'Vistas' },
        { value: 'correo', label: 'Correos' },
        { value: 'trabajo', label: 'Trabajos' },
      ],
    }),
    desde: dayFilter('Desde'),
    hasta: dayFilter('Hasta', 'desde'),
  },
  call: (query) => bitacoraListOptions({ query }),
  rows: ({ entradas }) => entradas,
  rowKey: ({ entrada_id }) => entrada_id,
  columns: [
    {
      key: 'accion',
      header: 'Qué pasó',
      phone: 'title',
      cell: (entrada) => (
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {describeEntrada(entrada)}
          {entrada.ip && <SecondLine>{`Desde ${entrada.ip}`}</SecondLine>}
        </Box>
      ),
    },
    { key: 'fecha', header: 'Cuándo', cell: ({ fecha }) => <ShortDate iso={fecha} /> },
    {
      key: 'cambios',
      header: 'Antes y después',
      phone: 'line',
      cell: ({ cambios }) => <Cambios cambios={cambios} />,
    },
  ],
  empty: 'No hay nada en la bitácora',
});
