import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { LIMITS, misPedidosCancelar, type PedidoConDetalles, type Tag } from 'api-client/storefront';
import { hasStatus } from 'app-core/queries/errors';
import { tagged } from 'app-core/queries/tagged';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useState } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import { useToasts } from 'ui-kit/use-toasts';
import { failureText } from '../../shared/failure-text.ts';
import { myOrder } from './queries.ts';

const dialog = lateView(async () => (await import('ui-kit/confirm-dialog')).ConfirmDialog);

/** Cancels an order that awaits approval, after a confirmation. */
export function CancelOrder({ pedido }: { pedido: PedidoConDetalles }) {
  const { pedido_id, numero } = pedido;
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const [asked, setAsked] = useState(false);
  const [motivo, setMotivo] = useState('');
  const ConfirmDialog = useLateView(dialog, asked, () => setAsked(false));
  const follow = () => queryClient.invalidateQueries(tagged<Tag>('misPedidos'));
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: async (reason: string) =>
      (await misPedidosCancelar({ path: { pedido_id }, body: { motivo: reason || null } })).data,
    onSuccess: async (cancelled) => {
      setAsked(false);
      queryClient.setQueryData(myOrder(pedido_id).queryKey, cancelled);
      toasts.success(`Cancelaste el pedido n.º ${numero}.`);
      await follow();
    },
    onFailure: async (error) => {
      setAsked(false);
      toasts.warning(failureText(error));
      // The distributor approved the order meanwhile: reload it.
      if (hasStatus(error, 409)) await follow();
    },
  });
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsked(true)}>
        Cancelar pedido
      </Button>
      {ConfirmDialog && (
        <ConfirmDialog
          open={asked}
          title={`¿Cancelar el pedido n.º ${numero}?`}
          text="No se va a preparar ni enviar. Después puedes volver a armarlo."
          destructive
          busy={isPending}
          reason={{
            label: 'Motivo (si quieres contarlo)',
            maxLength: LIMITS.motivoCancelacion,
            initial: motivo,
            onWrite: setMotivo,
          }}
          onConfirm={mutate}
          onCancel={() => setAsked(false)}
          texts={{ confirm: 'Sí, cancelar el pedido', cancel: 'No, dejarlo' }}
        />
      )}
    </>
  );
}
