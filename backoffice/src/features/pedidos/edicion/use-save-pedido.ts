import { useQueryClient } from '@tanstack/react-query';
import { type DetalleConPedido, detallesPedidosPorPedidoOptions, pedidosUpdate } from 'api-client/backoffice';
import { detailedMessageOf, hasStatus, isConflict } from 'app-core/queries/errors';
import { isTold } from 'app-core/queries/own-failures';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useToasts } from 'ui-kit/use-toasts';
import { PEDIDOS_QUERIES } from '../../../shared/queries.ts';
import { bodyOf, type Edicion, edicionOf, sameOutcome } from './edicion.ts';

/** Why it was refused, line by line where the server says so; nothing where that is told otherwise. */
export function refusalOf(error: unknown): string | undefined {
  if (isTold(error) || isConflict(error)) return undefined;
  return detailedMessageOf(error);
}

async function send(edicion: Edicion): Promise<DetalleConPedido[]> {
  const { pedido_id, version } = edicion.pedido;
  const { data } = await pedidosUpdate({
    path: { pedido_id },
    body: bodyOf(edicion),
    headers: { 'If-Match': `"${version}"` },
  });
  const { detalles, ...pedido } = data;
  return detalles.map((detalle) => ({ ...detalle, pedido }));
}

/**
 * Saves an edited order, unless somebody else changed it since it was read. What is edited stays on any
 * failure. After a conflict the order's lines are those that were saved meanwhile.
 */
export function useSavePedido(pedido_id: string) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const lines = detallesPedidosPorPedidoOptions({ path: { pedido_id } });
  return useOnceAtATime({
    mutationFn: async (edicion: Edicion) => {
      try {
        return await send(edicion);
      } catch (failure) {
        if (!hasStatus(failure, 409)) throw failure;
        // A conflict, or an order that is no longer editable: what there is now is to be seen.
        const now = await queryClient.fetchQuery({ ...lines, staleTime: 0 });
        // It was this very save: an answer had been lost.
        if (sameOutcome(edicionOf(now)?.lines ?? [], edicion.lines)) return now;
        throw failure;
      }
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(lines.queryKey, saved);
      toasts.success('Pedido actualizado con éxito');
      void queryClient.invalidateQueries(PEDIDOS_QUERIES);
    },
    onFailure: (failure) => {
      if (refusalOf(failure)) toasts.error('Error al actualizar el pedido');
    },
  }).mutate;
}
