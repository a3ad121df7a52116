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
 * An order's status, which opens the list of the five and says there what of the customer's debt is overdue. Staff may set
 * any of them; over a limit of credit they are asked once more.
 */
export function EstadoMenu({ pedido }: { pedido: Pedido & Pick<PedidoDelPanel, 'propuesta'> }) {
  const proposal = useAsked<EstadoPedido, PropuestaDialogProps>(propuestaDialog);
  const { asked, ask, close, Dialog } = useAsked<Asked, OverLimitDialogProps>(dialog);
  // The answer of the open list, which the change that is chosen in the list needs as well.
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
        // A failure warns of nothing: the notice after the approval asks again.
        onOpen={() => void findDebt().catch(() => {})}
        onChange={(estado) => {
          if (!isEstado(estado) || estado === pedido.estado_pedido) return;
          // What the customer proposes is closed with it.
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
