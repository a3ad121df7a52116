import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, detallesPedidosPorPedidoOptions, pedidosUpdate } from 'api-client/backoffice';
import { useToasts } from 'ui-kit/use-toasts';
import { isConflict, isToldByPolicy, messageOf } from '../../../shared/errors.ts';
import { PEDIDOS_QUERIES } from '../../../shared/queries.ts';
import { cuerpoDe, type Edicion } from './edicion.ts';

/** Why it was refused, line by line where the server says so. */
const motivoDe = (error: unknown): string =>
  error instanceof ApiError && error.details.length > 0
    ? error.details.map(({ message }) => message).join(' ')
    : messageOf(error);

/**
 * Saves an edited order, unless somebody else changed it since it was read. What is edited stays on any
 * failure. After a conflict the order's lines are those that were saved meanwhile.
 */
export function useGuardar(pedido_id: string) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const lines = detallesPedidosPorPedidoOptions({ path: { pedido_id } });
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (edicion: Edicion) => {
      const { data } = await pedidosUpdate({
        path: { pedido_id },
        body: cuerpoDe(edicion),
        headers: { 'If-Match': `"${edicion.pedido.version}"` },
      });
      const { detalles, ...pedido } = data;
      return detalles.map((detalle) => ({ ...detalle, pedido }));
    },
    meta: { ownErrors: true },
    onSuccess: (nuevos) => {
      queryClient.setQueryData(lines.queryKey, nuevos);
      toasts.success('Pedido actualizado con éxito');
      void queryClient.invalidateQueries(PEDIDOS_QUERIES);
    },
    onError: async (failure) => {
      if (isToldByPolicy(failure)) return;
      // A conflict, or an order that is no longer editable: what there is now is to be seen.
      if (failure instanceof ApiError && failure.status === 409) {
        await queryClient.invalidateQueries({ queryKey: lines.queryKey });
      }
      if (!isConflict(failure)) toasts.error('Error al actualizar el pedido');
    },
  });
  const told = error && !isToldByPolicy(error) && !isConflict(error);
  return {
    guardar: mutate,
    guardando: isPending,
    /** The server's reason of the last failure. */
    motivo: told ? motivoDe(error) : undefined,
    /** Something was changed since: the reason is no longer about what stands here. */
    olvidarMotivo: reset,
  };
}
