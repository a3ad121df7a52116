import CompareArrowsOutlined from '@mui/icons-material/CompareArrowsOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import {
  type Busqueda,
  busquedasDescartar,
  busquedasListOptions,
  busquedasReponer,
} from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useToasts } from 'ui-kit/use-toasts';
import { choiceFilter, plainList, searchFilter } from '../../shared/plain-list/plain-list.tsx';
import { queriesOf } from '../../shared/queries.ts';
import { RowAction, RowActions, RowLink } from '../../shared/row-action.tsx';
import { SecondLine } from '../../shared/second-line.tsx';
import { ShortDate } from '../../shared/short-date.tsx';
import { useRowLayout } from '../../shared/use-row-layout.ts';

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

/** Turns a search into a synonym, or dismisses the search. */
function BusquedaActions({ busqueda }: { busqueda: Busqueda }) {
  const { busqueda_id: id, termino } = busqueda;
  const { showsIconsOnly } = useRowLayout();
  const dismissed = useSearch({
    from: '/_staff/panel-busquedas',
    select: ({ filtro }) => filtro === 'descartadas',
  });
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { mutate, isPending, isSuccess } = useOnceAtATime({
    mutationFn: () => (dismissed ? busquedasReponer : busquedasDescartar)({ path: { id } }),
    onSuccess: ({ data }) => toasts.success(data.mensaje),
    // Also after a failure: another user may have been faster.
    onSettled: () => void queryClient.invalidateQueries(queriesOf('busquedas')),
  });
  return (
    <RowActions>
      <RowLink
        label="Agregar sinónimo"
        context={termino}
        icon={<CompareArrowsOutlined />}
        iconOnly={showsIconsOnly}
        to="/crear-sinonimo"
        search={{ palabra: termino }}
      />
      <RowAction
        label={dismissed ? 'Reponer' : 'Descartar'}
        context={termino}
        icon={dismissed ? <UndoOutlined /> : <VisibilityOffOutlined />}
        iconOnly={showsIconsOnly}
        // Stays busy until the list has reloaded.
        busy={isPending || isSuccess}
        onClick={() => mutate()}
      />
    </RowActions>
  );
}
