import { getRouteApi } from '@tanstack/react-router';
import { lateView, useLateView } from 'ui-kit/late-view';
import { ListPage } from '../../shared/list-page.tsx';
import { useMarkReadOnOpen } from '../../shared/notificaciones.ts';
import { useListPage } from '../../shared/use-list-page.ts';
import { useColumnas } from './columnas/use-columnas.ts';
import { PedidosList } from './pedidos-list.tsx';
import { countRest, UNFILTERED } from './pedidos-search.ts';
import { PedidosSum } from './pedidos-sum.tsx';
import { PedidosToolbar } from './pedidos-toolbar.tsx';
import { pedidosPages } from './queries.ts';
import { VistasButton } from './vistas/vistas-button.tsx';

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
  const isNarrowed = countRest(filters) > 0;
  const FiltersSet = useLateView(filtersSet, isNarrowed);
  const asked = JSON.stringify(filters);
  const isFiltered = asked !== JSON.stringify(UNFILTERED);
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
        key={asked}
        pedidos={query}
        columnas={columnas.shown}
        onShowAll={isFiltered ? () => change({ ...UNFILTERED, vista: undefined }) : undefined}
      />
    </ListPage>
  );
}
