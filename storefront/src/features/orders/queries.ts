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

/** The customer's own orders, newest first. */
export const myOrders = (page?: number) =>
  callOptions<MisPedidosPage>(misPedidosListOptions({ query: pageQuery(page) }));

/** One of them. */
export const myOrder = (pedido_id: string) =>
  callOptions<PedidoConDetalles>(misPedidosGetOptions({ path: { pedido_id } }));

/** What is owed for one of them. */
export const myOrderAccount = (pedido_id: string) =>
  callOptions<CuentaDePedido>(miCuentaCorrienteDePedidoOptions({ path: { pedido_id } }));

/** What happened to one of them, oldest first. */
export const myOrderHistory = (pedido_id: string) =>
  callOptions<MiPedidoCambio[]>(misPedidosHistorialOptions({ path: { pedido_id } }));

/** The change that was proposed last for one of them. */
export const myOrderProposal = (pedido_id: string) =>
  callOptions<PropuestaDePedido>(misPedidosPropuestaOptions({ path: { pedido_id } }));
