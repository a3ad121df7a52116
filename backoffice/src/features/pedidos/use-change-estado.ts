import { useQueryClient } from '@tanstack/react-query';
import { linkOptions, useRouter } from '@tanstack/react-router';
import type { EstadoPedido, Pedido } from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import type { RefObject } from 'react';
import { toasts } from 'ui-kit/use-toasts';
import { estadoName } from './estado.ts';
import { findOverLimit, type OverLimit, overdueTextOf, soldBy } from './limite/over-limit.ts';
import { ESTADO_TOAST, putPedidos, sendEstado, tellEstadoFailure } from './set-estado.ts';
import { undoAction } from './undo-estados.ts';

interface Change {
  estado: EstadoPedido;
  /** Skips the debt check. */
  sure?: boolean;
}

/**
 * Sets an order's status at once; for some seconds it can be undone before the customer is mailed. A change
 * above the customer's limit calls `onOver` instead, unless `sure`. The message mentions overdue debt.
 * @param opened the debt request from when the menu opened; used once, then repeated
 */
export function useChangeEstado(
  pedido: Pedido,
  onOver: (over: OverLimit, estado: EstadoPedido) => void,
  opened: RefObject<ReturnType<typeof findOverLimit> | undefined>,
) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const overOf = async (estado: EstadoPedido) => {
    if (soldBy([pedido], estado).length === 0) return undefined;
    const found = await opened.current;
    const isAnswered = opened.current !== undefined && found !== null;
    opened.current = undefined;
    return isAnswered ? found : findOverLimit(pedido, estado);
  };
  return useOnceAtATime({
    mutationFn: async ({ estado, sure = false }: Change) => {
      const over = sure ? undefined : await overOf(estado);
      if (over && over.superados.length > 0) return onOver(over, estado);
      const [overdue] = over?.vencidos ?? [];
      const debt = overdue && (await overdueTextOf(overdue));
      return { before: pedido, changed: await sendEstado(pedido, estado), debt };
    },
    onSuccess: (done) => {
      if (!done) return;
      const { before, changed, debt } = done;
      putPedidos(queryClient, [changed]);
      const toPedido = linkOptions({ to: '/pedido/$pedido_id', params: { pedido_id: changed.pedido_id } });
      const [was, is] = [estadoName(before.estado_pedido), estadoName(changed.estado_pedido)];
      toasts.success('Estado del pedido actualizado correctamente.', {
        ...ESTADO_TOAST,
        detail: {
          text: [`Pedido #${changed.numero}: ${was} → ${is}`, debt && `El cliente ${debt}`]
            .filter(Boolean)
            .join('. '),
          href: router.buildLocation(toPedido).href,
          onOpen: () => void router.navigate(toPedido),
        },
        action: undoAction(queryClient, async () => {
          putPedidos(queryClient, [await sendEstado(changed, before.estado_pedido)]);
          return `Cambio deshecho: el pedido #${changed.numero} vuelve a ${was}.`;
        }),
      });
    },
    onFailure: (error) => tellEstadoFailure(queryClient, error),
  });
}
