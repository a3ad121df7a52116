import { getRouteApi } from '@tanstack/react-router';
import { lateView, useLateView } from 'ui-kit/late-view';
import { ListPage } from '../../shared/list-page.tsx';
import { useMarkReadOnOpen } from '../../shared/notificaciones.ts';
import { useListPage } from '../../shared/use-list-page.ts';
import { PedidosList } from './pedidos-list.tsx';
import { countRest, UNFILTERED } from './pedidos-search.ts';
import { PedidosToolbar } from './pedidos-toolbar.tsx';
import { pedidosPages } from './queries.ts';

const filtersSet = lateView(async () => (await import('./busqueda/filters-set.tsx')).FiltersSet, {
  early: false,
});

const route = getRouteApi('/_staff/panel-pedidos');

/** The orders area: search, status and days over the list, and its pager; all of them stand in the URL. */
export function PedidosPage() {
  const { search, query, change, page } = useListPage(route, pedidosPages);
  useMarkReadOnOpen('pedido');
  const { page: _, ...filters } = search;
  const isNarrowed = countRest(filters) > 0;
  const FiltersSet = useLateView(filtersSet, isNarrowed);
  const asked = JSON.stringify(filters);

  return (
    <ListPage {...page} toolbar={<PedidosToolbar filters={filters} onChange={change} />}>
      {FiltersSet && isNarrowed && <FiltersSet filters={filters} onChange={change} />}
      <PedidosList
        // Another filter, another choice.
        key={asked}
        pedidos={query}
        filters={filters}
        withCancelled={filters.estado !== undefined}
        onShowAll={asked === JSON.stringify(UNFILTERED) ? undefined : () => change(UNFILTERED)}
      />
    </ListPage>
  );
}
