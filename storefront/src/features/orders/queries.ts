import {
  type CuentaDePedido,
  type MiPedidoCambio,
  type MisPedidosPage,
  miCuentaCorrienteDePedidoOptions,
  misPedidosGetOptions,
  misPedidosHistorialOptions,
  misPedidosListOptions,
  misPedidosPropuestaOptions,
  type PedidoConDetalles,
  type PropuestaDePedido,
} from 'api-client/storefront';
import { pageQuery } from 'app-core/paging';
import { callOptions } from 'app-core/queries/call-options';

/** A page of the customer's orders, newest first. */
export const myOrders = (page?: number) =>
  callOptions<MisPedidosPage>(misPedidosListOptions({ query: pageQuery(page) }));

export const myOrder = (pedido_id: string) =>
  callOptions<PedidoConDetalles>(misPedidosGetOptions({ path: { pedido_id } }));

/** Amount due for one order. */
export const myOrderAccount = (pedido_id: string) =>
  callOptions<CuentaDePedido>(miCuentaCorrienteDePedidoOptions({ path: { pedido_id } }));

/** History of one order, oldest first. */
export const myOrderHistory = (pedido_id: string) =>
  callOptions<MiPedidoCambio[]>(misPedidosHistorialOptions({ path: { pedido_id } }));

/** The last proposed change of one order. */
export const myOrderProposal = (pedido_id: string) =>
  callOptions<PropuestaDePedido>(misPedidosPropuestaOptions({ path: { pedido_id } }));
