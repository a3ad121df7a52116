import {
  cuentaCorrienteLimites,
  type EstadoPedido,
  type LimitesSuperados,
  type Pedido,
  SOLD_ESTADOS,
} from 'api-client/backoffice';

/** Who would owe more than their limit, and who owes something that fell due. */
export type OverLimit = LimitesSuperados;
export type Overdue = NonNullable<OverLimit['vencidos']>[number];

/** Whether there is something to be told before an approval. */
export const isOver = ({ superados, vencidos }: OverLimit): boolean =>
  superados.length > 0 || (vencidos ?? []).length > 0;

/** The overdue debt of a customer in words. Loaded when there is some: most customers have none. */
export const overdueTextOf = async (overdue: Overdue): Promise<string> =>
  (await import('./overdue-text.ts')).overdueText(overdue);

/** Those of which more is owed once they have that status. */
export const soldBy = (pedidos: readonly Pedido[], estado: EstadoPedido): string[] =>
  pedidos
    .filter(({ estado_pedido }) => SOLD_ESTADOS.includes(estado) && !SOLD_ESTADOS.includes(estado_pedido))
    .map(({ pedido_id }) => pedido_id);

/**
 * Who would owe more than their limit or owes something overdue; undefined where nobody does, null where the API did not
 * answer. The answer warns and forbids nothing.
 */
export async function findOverLimit(
  pedido: Pedido,
  estado: EstadoPedido,
): Promise<OverLimit | undefined | null> {
  const [pedidoIds] = soldBy([pedido], estado);
  if (pedidoIds === undefined) return undefined;
  const { data } = await cuentaCorrienteLimites({ query: { pedidoIds }, throwOnError: false });
  if (!data) return null;
  return isOver(data) ? data : undefined;
}
