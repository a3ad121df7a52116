import type { QueryClient } from '@tanstack/react-query';
import {
  detallesPedidosPorPedidoOptions,
  type EstadoPedido,
  LIMITS,
  type Pedido,
  type PedidosPage,
  pedidosCambiarEstado,
} from 'api-client/backoffice';
import { isConflict } from 'app-core/queries/errors';
import { toasts } from 'ui-kit/use-toasts';
import { PEDIDOS_QUERIES } from '../../shared/queries.ts';
import { type UndoOptions, undoAction as undoWith } from '../../shared/undo-action.ts';

/** The document's duration: the change can be undone until the customer is mailed. */
export const ESTADO_TOAST = { duration: LIMITS.undoEstado * 1000, place: 'top-center' } as const;

/** Sets an order's status unless another user changed the order. */
export async function sendEstado(
  { pedido_id, version }: Pedido,
  estado_pedido: EstadoPedido,
): Promise<Pedido> {
  const { data } = await pedidosCambiarEstado({
    path: { pedido_id },
    body: { estado_pedido },
    headers: { 'If-Match': `"${version}"` },
  });
  return data;
}

/** Updates rows and pages at once, so that the next change sends the new version; then reloads the lists. */
export function putPedidos(queryClient: QueryClient, changed: readonly Pedido[]): void {
  const now = new Map(changed.map((pedido) => [pedido.pedido_id, pedido]));
  queryClient.setQueriesData<PedidosPage | object>(PEDIDOS_QUERIES, (cached) =>
    cached && 'pedidos' in cached
      ? { ...cached, pedidos: cached.pedidos.map((one) => ({ ...one, ...now.get(one.pedido_id) })) }
      : cached,
  );
  for (const pedido of changed) {
    const { queryKey } = detallesPedidosPorPedidoOptions({ path: { pedido_id: pedido.pedido_id } });
    queryClient.setQueryData(queryKey, (cached) =>
      cached?.map((line) => ({ ...line, pedido: { ...line.pedido, ...pedido } })),
    );
  }
  void queryClient.invalidateQueries(PEDIDOS_QUERIES);
}

/** Shows a conflict in the server's words with the current data, and other failures in the document's words. */
export function showEstadoFailure(queryClient: QueryClient, error: unknown): void {
  if (isConflict(error)) {
    toasts.warning(error.message, ESTADO_TOAST);
    void queryClient.invalidateQueries(PEDIDOS_QUERIES);
  } else {
    toasts.error('Error al actualizar el estado del pedido.', ESTADO_TOAST);
  }
}

/** Returns the toast's undo action for orders. */
export const undoAction = (
  queryClient: QueryClient,
  undo: () => Promise<string>,
  failing: Pick<UndoOptions, 'onFailure' | 'onError'> = {
    onFailure: (error) => showEstadoFailure(queryClient, error),
  },
) => undoWith(queryClient, { undo, ...failing, toast: ESTADO_TOAST });
