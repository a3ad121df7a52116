import { cuentaCorrienteLimitesOptions, type EstadoPedido, type Pedido } from 'api-client/backoffice';
import { toldByScreen } from 'app-core/queries/own-failures';
import { soldBy } from './over-limit.ts';

/** Query options for customers above their limit; never cached. */
export function overLimitOptions(pedidos: readonly Pedido[], estado: EstadoPedido) {
  const ids = soldBy(pedidos, estado);
  return {
    ...cuentaCorrienteLimitesOptions({ query: { pedidoIds: ids.join(',') } }),
    enabled: ids.length > 0,
    staleTime: 0,
    ...toldByScreen,
  };
}
