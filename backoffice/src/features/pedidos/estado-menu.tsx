import type { EstadoPedido, Pedido, PedidoDelPanel } from 'api-client/backoffice';
import { useRef, useState } from 'react';
import { lateView } from 'ui-kit/late-view';
import { StatusMenu } from 'ui-kit/status-menu';
import { useAsked } from '../../shared/use-asked.ts';
import { ESTADO_OPTIONS, isEstado } from './estado.ts';
import { findOverLimit, type OverLimit, overdueTextOf } from './limite/over-limit.ts';
import type { OverLimitDialogProps } from './limite/over-limit-dialog.tsx';
import type { PropuestaDialogProps } from './propuesta/propuesta-dialog.tsx';
import { useChangeEstado } from './use-change-estado.ts';

interface Asked {
  over: OverLimit;
  estado: EstadoPedido;
}

const dialog = lateView(
  async () => (await import('./limite/over-limit-dialog.tsx')).OverLimitDialog,
  'when-wanted',
);

const propuestaDialog = lateView(
  async () => (await import('./propuesta/propuesta-dialog.tsx')).PropuestaDialog,
  'when-wanted',
);

/**
 * An order's status, with the menu of the five statuses and the customer's overdue debt. Staff may set any
 * status; above the credit limit the menu asks for confirmation.
 */
export function EstadoMenu({ pedido }: { pedido: Pedido & Pick<PedidoDelPanel, 'propuesta'> }) {
  const proposal = useAsked<EstadoPedido, PropuestaDialogProps>(propuestaDialog);
  const { asked, ask, close, Dialog } = useAsked<Asked, OverLimitDialogProps>(dialog);
  // The debt request of the open menu, reused by the chosen change.
  const opened = useRef<ReturnType<typeof findOverLimit>>(undefined);
  const cambio = useChangeEstado(pedido, (over, estado) => ask({ over, estado }), opened);
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
          if (pedido.propuesta) proposal.ask(estado);
          else cambio.mutate({ estado });
        }}
      />
      {proposal.Dialog && proposal.asked && (
        <proposal.Dialog
          numero={pedido.numero}
          onCancel={proposal.close}
          onConfirm={() => {
            proposal.close();
            if (proposal.asked) cambio.mutate({ estado: proposal.asked });
          }}
        />
      )}
      {Dialog && asked && (
        <Dialog
          over={asked.over}
          numero={pedido.numero}
          onCancel={close}
          onConfirm={() => {
            close();
            cambio.mutate({ estado: asked.estado, sure: true });
          }}
        />
      )}
    </>
  );
}
