import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { getRouteApi } from '@tanstack/react-router';
import type { PedidosPage as FoundPage } from 'api-client/backoffice';
import type { ReactNode } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import { formatMoney } from 'ui-kit/money';
import { wholeText } from 'ui-kit/whole-text';
import { ListPage } from '../../shared/list-page.tsx';
import { useMarkReadOnOpen } from '../../shared/notificaciones.ts';
import { useListPage } from '../../shared/use-list-page.ts';
import { useColumnas } from './columnas/use-columnas.ts';
import { PedidosList } from './pedidos-list.tsx';
import { PedidosToolbar } from './pedidos-toolbar.tsx';
import { countFilters, pedidosPages, UNFILTERED } from './queries.ts';
import { VistasButton } from './vistas/vistas-button.tsx';

type Summed = Pick<FoundPage, 'total' | 'importe' | 'parcial'>;

/** Returns the number of orders and their total amount. */
function sumText({ total, importe, parcial }: Summed, withCancelled: boolean): string {
  const count = total === 1 ? '1 pedido' : `${wholeText(total)} pedidos`;
  const cost = `${formatMoney(importe)} en total${withCancelled ? '' : ' sin los cancelados'}`;
  return parcial ? `Más de ${count}; los primeros, ${cost}` : `${count}, ${cost}`;
}

const Line = styled('div', { shouldForwardProp: (prop) => prop !== 'narrowed' })<{ narrowed: boolean }>(
  ({ theme, narrowed }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0, 2),
    [theme.breakpoints.down('lg')]: { marginBottom: theme.spacing(1) },
    [theme.breakpoints.up('lg')]: {
      flexWrap: 'nowrap',
      '& > .MuiButton-root': { flexShrink: 0, whiteSpace: 'nowrap' },
    },
    // Without filters hidden on phones, where another order fits instead.
    ...(!narrowed && { [theme.breakpoints.down('sm')]: { display: 'none' } }),
  }),
);

interface PedidosSumProps {
  sum: Summed;
  withCancelled: boolean;
  /** Whether a filter is set. */
  narrowed: boolean;
  /** Actions for all orders. */
  children: ReactNode;
}

/** The sum of all pages, above the list. */
const PedidosSum = ({ sum, withCancelled, narrowed, children }: PedidosSumProps) => (
  <Line narrowed={narrowed}>
    <Typography variant="body2" color="textSecondary">
      {sumText(sum, withCancelled)}
    </Typography>
    {children}
  </Line>
);

const filtersSet = lateView(
  async () => (await import('./busqueda/filters-set.tsx')).FiltersSet,
  'when-wanted',
);

const planilla = lateView(async () => (await import('./planilla/planilla-button.tsx')).PlanillaButton);

const route = getRouteApi('/_staff/panel-pedidos');

/** The orders area; filters, order and page are in the URL. */
export function PedidosPage() {
  const { search, query, change, page } = useListPage(route, pedidosPages);
  useMarkReadOnOpen('pedido');
  const { page: _, vista, columnas: inAddress, ...filters } = search;
  const navigate = route.useNavigate();
  // Keeps the list's position.
  const columnas = useColumnas(search, (columnas) =>
    navigate({ search: (now) => ({ ...now, columnas }), replace: true }),
  );
  const isNarrowed = countFilters(filters) > 0;
  const FiltersSet = useLateView(filtersSet, isNarrowed);
  const filtersKey = JSON.stringify(filters);
  const isFiltered = filtersKey !== JSON.stringify(UNFILTERED);
  const PlanillaButton = useLateView(planilla, (query.data?.total ?? 0) > 0);
  const found = query.data;

  return (
    <ListPage
      {...page}
      actions={
        <VistasButton
          filters={filters}
          address={{ vista, columnas: inAddress }}
          chosen={columnas.chosen}
          onChange={change}
        />
      }
      toolbar={<PedidosToolbar filters={filters} columnas={columnas} onChange={change} />}
      sum={
        found &&
        found.total > 0 && (
          <PedidosSum sum={found} withCancelled={filters.estado !== undefined} narrowed={isFiltered}>
            {PlanillaButton && <PlanillaButton filters={filters} count={found.total} />}
          </PedidosSum>
        )
      }
    >
      {FiltersSet && isNarrowed && <FiltersSet filters={filters} onChange={change} />}
      <PedidosList
        // Another filter resets the selection.
        key={filtersKey}
        pedidos={query}
        columnas={columnas.shown}
        onShowAll={isFiltered ? () => change({ ...UNFILTERED, vista: undefined }) : undefined}
      />
    </ListPage>
  );
}
