import { useQueryClient } from '@tanstack/react-query';
import {
  detallesPedidosPorPedidoOptions,
  type EstadoPedido,
  type Pedido,
  type PedidosPage,
  pedidosCambiarEstado,
} from 'api-client/backoffice';
import { isConflict, isToldByPolicy } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useToasts } from 'ui-kit/use-toasts';
import { PEDIDOS_QUERIES } from '../../shared/queries.ts';

const toast = { duration: 5000, place: 'top-center' } as const;

/** Sets an order's status, unless somebody else changed the order since it was shown. */
export function useChangeEstado({ pedido_id, version }: Pedido) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const lines = detallesPedidosPorPedidoOptions({ path: { pedido_id } }).queryKey;

  const refresh = () => void queryClient.invalidateQueries(PEDIDOS_QUERIES);

  return useOnceAtATime({
    mutationFn: async (estado_pedido: EstadoPedido) => {
      const { data } = await pedidosCambiarEstado({
        path: { pedido_id },
        body: { estado_pedido },
        headers: { 'If-Match': `"${version}"` },
      });
      return data;
    },
    meta: { ownErrors: true },
    onSuccess: (changed) => {
      // The row says so at once, and a second change carries the new version; the lists follow.
      queryClient.setQueriesData<PedidosPage | object>(PEDIDOS_QUERIES, (known) =>
        known && 'pedidos' in known
          ? { ...known, pedidos: known.pedidos.map((one) => (isSame(one, changed) ? changed : one)) }
          : known,
      );
      queryClient.setQueryData(lines, (known) => known?.map((line) => ({ ...line, pedido: changed })));
      toasts.success('Estado del pedido actualizado correctamente.', toast);
      refresh();
    },
    onError: (error) => {
      if (isConflict(error)) {
        toasts.warning(error.message, toast);
        refresh();
      } else if (!isToldByPolicy(error)) {
        toasts.error('Error al actualizar el estado del pedido.', toast);
      }
    },
  });
}

const isSame = (one: Pedido, other: Pedido) => one.pedido_id === other.pedido_id;
