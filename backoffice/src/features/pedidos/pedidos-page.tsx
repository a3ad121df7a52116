import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import type { EstadoPedido } from 'api-client/backoffice';
import { useCallback } from 'react';
import { ListPage } from '../../shared/list-page.tsx';
import { useMarkReadOnOpen } from '../../shared/notificaciones.ts';
import { EstadoFilter } from './estado-filter.tsx';
import { PedidosList } from './pedidos-list.tsx';
import { pedidosPageOptions } from './queries.ts';

const route = getRouteApi('/_staff/panel-pedidos');

/** The orders area: filter by status, list, pager; filter and page stand in the URL. */
export function PedidosPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const volver = useLocation({ select: (location) => location.href });
  const pedidos = useQuery(pedidosPageOptions(search));
  useMarkReadOnOpen('pedido');

  const toPage = useCallback(
    (pagina: number, options?: { replace: boolean }) =>
      void navigate({ search: (now) => ({ ...now, pagina }), ...options }),
    [navigate],
  );
  const filter = (estado: EstadoPedido | undefined) => void navigate({ search: { estado, pagina: 1 } });

  return (
    <ListPage
      title="Área de Pedidos"
      toolbar={<EstadoFilter value={search.estado} onChange={filter} />}
      page={search.pagina}
      total={pedidos.isPlaceholderData ? undefined : pedidos.data?.total}
      waiting={pedidos.isFetching}
      onPage={toPage}
    >
      <PedidosList
        // Another filter, another choice.
        key={search.estado ?? 'todos'}
        pedidos={pedidos}
        volver={volver}
        onShowAll={search.estado ? () => filter(undefined) : undefined}
      />
    </ListPage>
  );
}
