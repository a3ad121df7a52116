import Box from '@mui/material/Box';
import { busquedasListOptions } from 'api-client/backoffice';
import { choiceFilter, searchFilter } from '../../shared/plain-list/list-filters.tsx';
import { plainList } from '../../shared/plain-list/plain-list.ts';
import { SecondLine } from '../../shared/second-line.tsx';
import { ShortDate } from '../../shared/short-date.tsx';
import { BusquedaActions } from './busqueda-actions.tsx';

const HALLAZGOS = { nada: 'No encontró nada', parecidos: 'Encontró parecidos' } as const;

/** Searches without a product of that name. */
export const busquedasList = plainList({
  title: 'Búsquedas sin resultado',
  filters: {
    term: searchFilter('Buscar entre ellas'),
    periodo: choiceFilter({
      label: 'Período',
      all: 'Últimos 30 días',
      options: [{ value: 'trimestre', label: 'Últimos 90 días' }],
    }),
    hallazgo: choiceFilter({
      label: 'Resultado',
      all: 'Todos',
      options: [
        { value: 'nada', label: HALLAZGOS.nada },
        { value: 'parecidos', label: HALLAZGOS.parecidos },
      ],
    }),
    filtro: choiceFilter({
      label: 'Ver',
      all: 'Pendientes',
      options: [{ value: 'descartadas', label: 'Descartadas' }],
    }),
  },
  call: (query) => busquedasListOptions({ query }),
  rows: ({ busquedas }) => busquedas,
  rowKey: ({ busqueda_id }) => busqueda_id,
  columns: [
    {
      key: 'termino',
      header: 'Se buscó',
      width: '40%',
      phone: 'title',
      cell: ({ termino, hallazgo }) => (
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {termino}
          <SecondLine>{HALLAZGOS[hallazgo]}</SecondLine>
        </Box>
      ),
    },
    { key: 'cantidad', header: 'Veces', align: 'right', cell: ({ cantidad }) => cantidad },
    { key: 'ultima', header: 'Última vez', cell: ({ ultima }) => <ShortDate iso={ultima} /> },
    {
      key: 'actions',
      header: 'Acciones',
      hideHeader: true,
      align: 'right',
      width: 'fit',
      phone: 'line',
      cell: (busqueda) => <BusquedaActions busqueda={busqueda} />,
    },
  ],
  empty: 'No hay búsquedas sin resultado',
});
