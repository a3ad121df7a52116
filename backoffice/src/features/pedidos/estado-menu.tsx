import { useQueryClient } from '@tanstack/react-query';
import { linkOptions, useRouter } from '@tanstack/react-router';
import type { EstadoPedido, Pedido, PedidoDelPanel } from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { type RefObject, useRef, useState } from 'react';
import { lateView } from 'ui-kit/late-view';
import { StatusMenu } from 'ui-kit/status-menu';
import { toasts } from 'ui-kit/use-toasts';
import { useLazyDialog } from '../../shared/use-lazy-dialog.ts';
import { ESTADO_OPTIONS, estadoName, isEstado } from './estado.ts';
import type { OverLimitDialogProps, PropuestaDialogProps } from './estado-questions.tsx';
import { findOverLimit, newlySoldIds, type OverLimit, overdueTextOf } from './limite/over-limit.ts';
import { ESTADO_TOAST, putPedidos, sendEstado, showEstadoFailure, undoAction } from './set-estado.ts';

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
function useChangeEstado(
  pedido: Pedido,
  onOver: (over: OverLimit, estado: EstadoPedido) => void,
  opened: RefObject<ReturnType<typeof findOverLimit> | undefined>,
) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const overOf = async (estado: EstadoPedido) => {
    if (newlySoldIds([pedido], estado).length === 0) return undefined;
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
    onFailure: (error) => showEstadoFailure(queryClient, error),
  });
}

interface OverLimitSubject {
  over: OverLimit;
  estado: EstadoPedido;
}

const dialog = lateView(async () => (await import('./estado-questions.tsx')).OverLimitDialog, 'when-wanted');

const propuestaDialog = lateView(
  async () => (await import('./estado-questions.tsx')).PropuestaDialog,
  'when-wanted',
);

/**
 * An order's status, with the menu of the five statuses and the customer's overdue debt. Staff may set any
 * status; above the credit limit the menu asks for confirmation.
 */
export function EstadoMenu({ pedido }: { pedido: Pedido & Pick<PedidoDelPanel, 'propuesta'> }) {
  const proposal = useLazyDialog<EstadoPedido, PropuestaDialogProps>(propuestaDialog);
  const { subject, openFor, close, Dialog } = useLazyDialog<OverLimitSubject, OverLimitDialogProps>(dialog);
  // The debt request of the open menu, reused by the chosen change.
  const opened = useRef<ReturnType<typeof findOverLimit>>(undefined);
  const cambio = useChangeEstado(pedido, (over, estado) => openFor({ over, estado }), opened);
  const [debt, setDebt] = useState<string>();
  const findDebt = async () => {
    opened.current = findOverLimit(pedido, 'aprobado');
    const [overdue] = (await opened.current)?.vencidos ?? [];
    setDebt(overdue && (await overdueTextOf(overdue)));
  };
  return (
    <>
      <StatusMenu
        label={`Estado del pedido ${pedido.numero}`}
        options={ESTADO_OPTIONS}
        value={pedido.estado_pedido}
        busy={cambio.isPending}
        note={debt && `El cliente ${debt}`}
        // Ignore a failure here: the message after the approval asks again.
        onOpen={() => void findDebt().catch(() => {})}
        onChange={(estado) => {
          if (!isEstado(estado) || estado === pedido.estado_pedido) return;
          // Changing the status closes the customer's proposal.
          if (pedido.propuesta) proposal.openFor(estado);
          else cambio.mutate({ estado });
        }}
      />
      {proposal.Dialog && proposal.subject && (
        <proposal.Dialog
          numero={pedido.numero}
          onCancel={proposal.close}
          onConfirm={() => {
            proposal.close();
            if (proposal.subject) cambio.mutate({ estado: proposal.subject });
          }}
        />
      )}
      {Dialog && subject && (
        <Dialog
          over={subject.over}
          numero={pedido.numero}
          onCancel={close}
          onConfirm={() => {
            close();
            cambio.mutate({ estado: subject.estado, sure: true });
          }}
        />
      )}
    </>
  );
}
