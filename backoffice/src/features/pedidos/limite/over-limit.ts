import {
  cuentaCorrienteLimites,
  type EstadoPedido,
  type LimitesSuperados,
  type Pedido,
  SOLD_ESTADOS,
} from 'api-client/backoffice';

export type OverLimit = LimitesSuperados['superados'];

/** Those of which more is owed once they have that status. */
export const soldBy = (pedidos: readonly Pedido[], estado: EstadoPedido): string[] =>
  pedidos
    .filter(({ estado_pedido }) => SOLD_ESTADOS.includes(estado) && !SOLD_ESTADOS.includes(estado_pedido))
    .map(({ pedido_id }) => pedido_id);

/** Who would owe more than their limit. It warns and forbids nothing: where it can't be asked, nothing is said of it. */
export async function findOverLimit(pedido: Pedido, estado: EstadoPedido): Promise<OverLimit> {
  const [pedidoIds] = soldBy([pedido], estado);
  if (pedidoIds === undefined) return [];
  const { data } = await cuentaCorrienteLimites({ query: { pedidoIds }, throwOnError: false });
  return data?.superados ?? [];
}
