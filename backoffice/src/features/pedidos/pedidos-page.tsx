import { getRouteApi } from '@tanstack/react-router';
import { layout } from 'ui-kit/theme/tokens';
import { FilterSelect } from '../../shared/filter-select.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { useMarkReadOnOpen } from '../../shared/notificaciones.ts';
import { useListPage } from '../../shared/use-list-page.ts';
import { ESTADO_OPTIONS } from './estado.ts';
import { PedidosList } from './pedidos-list.tsx';
import { pedidosPages } from './queries.ts';

const route = getRouteApi('/_staff/panel-pedidos');

/** The orders area: filter by status, list, pager; filter and page stand in the URL. */
export function PedidosPage() {
  const { search, query, change, page } = useListPage(route, pedidosPages);
  useMarkReadOnOpen('pedido');

  return (
    <ListPage
      {...page}
      toolbar={
        <FilterSelect
          label="Estado"
          all="Todos los pedidos"
          options={ESTADO_OPTIONS}
          value={search.estado}
          onChange={(estado) => change({ estado })}
          sx={{ width: { xs: '100%', sm: layout.filter } }}
        />
      }
    >
      <PedidosList
        // Another filter, another choice.
        key={search.estado ?? 'all'}
        pedidos={query}
        onShowAll={search.estado ? () => change({ estado: undefined }) : undefined}
      />
    </ListPage>
  );
}
