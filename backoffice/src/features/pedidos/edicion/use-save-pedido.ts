import { useQueryClient } from '@tanstack/react-query';
import { type DetalleConPedido, detallesPedidosPorPedidoOptions, pedidosUpdate } from 'api-client/backoffice';
import { detailedMessageOf, hasStatus, isConflict } from 'app-core/queries/errors';
import { isReported } from 'app-core/queries/own-failures';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useToasts } from 'ui-kit/use-toasts';
import { PEDIDOS_QUERIES } from '../../../shared/queries.ts';
import { bodyOf, type Edicion, sameOutcome, toEdicion } from './edicion.ts';

/** Returns why the server refused, line by line where available. Undefined when the error is shown elsewhere. */
export function findRefusal(error: unknown): string | undefined {
  if (isReported(error) || isConflict(error)) return undefined;
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
 * Keeps why a line has its price: the answer of an edit does not say it. A tier counts only for its quantity and price;
 * the lines that are loaded next say whether another one applies.
 */
function withMotivo(line: DetalleConPedido, before: readonly DetalleConPedido[] | undefined) {
  const same = before?.find(({ detalles_pedidos_id }) => detalles_pedidos_id === line.detalles_pedidos_id);
  const isUnchanged = same?.cantidad === line.cantidad && same.precio_unitario === line.precio_unitario;
  return {
    precio_base: same?.precio_base ?? null,
    condicion: same?.condicion ?? null,
    descuento_condicion: same?.descuento_condicion ?? null,
    precio_de_uno: (isUnchanged && same.precio_de_uno) || null,
    escala_desde: (isUnchanged && same.escala_desde) || null,
    ...line,
  };
}

/**
 * Saves an edited order unless another user changed it. The edits stay on failure. After a conflict the query
 * holds the newer lines.
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
        // A conflict, or an order that is no longer editable: load the current version.
        const now = await queryClient.fetchQuery({ ...lines, staleTime: 0 });
        // The save had succeeded; only its response was lost.
        if (sameOutcome(toEdicion(now)?.lines ?? [], edicion.lines)) return now;
        throw failure;
      }
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(lines.queryKey, (before) => saved.map((line) => withMotivo(line, before)));
      toasts.success('Pedido actualizado con éxito');
      void queryClient.invalidateQueries(PEDIDOS_QUERIES);
    },
    onFailure: (failure) => {
      if (findRefusal(failure)) toasts.error('Error al actualizar el pedido');
    },
  }).mutate;
}
