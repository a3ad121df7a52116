import { useQueryClient } from '@tanstack/react-query';
import { linkOptions, useRouter } from '@tanstack/react-router';
import type { EstadoPedido, Pedido } from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { toasts } from 'ui-kit/use-toasts';
import { estadoName } from './estado.ts';
import { ESTADO_TOAST, putPedidos, sendEstado, tellEstadoFailure } from './set-estado.ts';
import { undoAction } from './undo-estados.ts';

/** Sets an order's status at once; for some seconds it can be taken back, and the customer knows nothing of it. */
export function useChangeEstado(pedido: Pedido) {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useOnceAtATime({
    mutationFn: async (estado: EstadoPedido) => ({
      before: pedido,
      changed: await sendEstado(pedido, estado),
    }),
    meta: { ownErrors: true },
    onSuccess: ({ before, changed }) => {
      putPedidos(queryClient, [changed]);
      const toPedido = linkOptions({ to: '/pedido/$pedido_id', params: { pedido_id: changed.pedido_id } });
      const [was, is] = [estadoName(before.estado_pedido), estadoName(changed.estado_pedido)];
      toasts.success('Estado del pedido actualizado correctamente.', {
        ...ESTADO_TOAST,
        detail: {
          text: `Pedido #${changed.numero}: ${was} → ${is}`,
          href: router.buildLocation(toPedido).href,
          onOpen: () => void router.navigate(toPedido),
        },
        action: undoAction(queryClient, async () => {
          putPedidos(queryClient, [await sendEstado(changed, before.estado_pedido)]);
          return `Cambio deshecho: el pedido #${changed.numero} vuelve a ${was}.`;
        }),
      });
    },
    onError: (error) => tellEstadoFailure(queryClient, error),
  });
}
