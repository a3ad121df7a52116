import {
  cuentaCorrienteLimites,
  type EstadoPedido,
  type LimitesSuperados,
  type Pedido,
  SOLD_ESTADOS,
} from 'api-client/backoffice';

/** Customers above their limit, and customers with overdue debt. */
export type OverLimit = LimitesSuperados;
export type Overdue = NonNullable<OverLimit['vencidos']>[number];

/** Returns whether to warn before an approval. */
export const mustWarn = ({ superados, vencidos }: OverLimit): boolean =>
  superados.length > 0 || (vencidos ?? []).length > 0;

/** Returns the text for a customer's overdue debt. Loaded lazily: most customers have none. */
export const overdueTextOf = async (overdue: Overdue): Promise<string> =>
  (await import('./overdue-text.ts')).overdueText(overdue);

/** Returns the ids of orders that the new status adds to the debt. */
export const newlySoldIds = (pedidos: readonly Pedido[], estado: EstadoPedido): string[] =>
  pedidos
    .filter(({ estado_pedido }) => SOLD_ESTADOS.includes(estado) && !SOLD_ESTADOS.includes(estado_pedido))
    .map(({ pedido_id }) => pedido_id);

/**
 * Returns customers above their limit or with overdue debt; undefined without any, null when the request
 * failed. The result only warns.
 */
export async function findOverLimit(
  pedido: Pedido,
  estado: EstadoPedido,
): Promise<OverLimit | undefined | null> {
  const [pedidoIds] = newlySoldIds([pedido], estado);
  if (pedidoIds === undefined) return undefined;
  const { data } = await cuentaCorrienteLimites({ query: { pedidoIds }, throwOnError: false });
  if (!data) return null;
  return mustWarn(data) ? data : undefined;
}
