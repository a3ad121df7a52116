import { useQueryClient } from '@tanstack/react-query';
import {
  ApiError,
  type DetalleConPedido,
  detallesPedidosPorPedidoOptions,
  pedidosUpdate,
} from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useToasts } from 'ui-kit/use-toasts';
import { hasStatus, isConflict, isToldByPolicy, messageOf } from '../../../shared/errors.ts';
import { PEDIDOS_QUERIES } from '../../../shared/queries.ts';
import { cuerpoDe, type Edicion, edicionDe, loMismo } from './edicion.ts';

/** Why it was refused, line by line where the server says so. */
const motivoDe = (error: unknown): string =>
  error instanceof ApiError && error.details.length > 0
    ? error.details.map(({ message }) => message).join(' ')
    : messageOf(error);

async function enviar(edicion: Edicion): Promise<DetalleConPedido[]> {
  const { pedido_id, version } = edicion.pedido;
  const { data } = await pedidosUpdate({
    path: { pedido_id },
    body: cuerpoDe(edicion),
    headers: { 'If-Match': `"${version}"` },
  });
  const { detalles, ...pedido } = data;
  return detalles.map((detalle) => ({ ...detalle, pedido }));
}

/**
 * Saves an edited order, unless somebody else changed it since it was read. What is edited stays on any
 * failure. After a conflict the order's lines are those that were saved meanwhile.
 */
export function useGuardar(pedido_id: string) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const lines = detallesPedidosPorPedidoOptions({ path: { pedido_id } });
  const { mutate, error, reset } = useOnceAtATime({
    mutationFn: async (edicion: Edicion) => {
      try {
        return await enviar(edicion);
      } catch (failure) {
        if (!hasStatus(failure, 409)) throw failure;
        // A conflict, or an order that is no longer editable: what there is now is to be seen.
        const ahora = await queryClient.fetchQuery({ ...lines, staleTime: 0 });
        // It was this very save: an answer had been lost.
        if (loMismo(edicionDe(ahora)?.lineas ?? [], edicion.lineas)) return ahora;
        throw failure;
      }
    },
    meta: { ownErrors: true },
    onSuccess: (nuevos) => {
      queryClient.setQueryData(lines.queryKey, nuevos);
      toasts.success('Pedido actualizado con éxito');
      void queryClient.invalidateQueries(PEDIDOS_QUERIES);
    },
    onError: (failure) => {
      if (!isToldByPolicy(failure) && !isConflict(failure)) toasts.error('Error al actualizar el pedido');
    },
  });
  const told = error && !isToldByPolicy(error) && !isConflict(error);
  return {
    guardar: mutate,
    /** The server's reason of the last failure. */
    motivo: told ? motivoDe(error) : undefined,
    /** Something was changed since: the reason is no longer about what stands here. */
    olvidarMotivo: reset,
  };
}
