import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import {
  type MiPedidoCambio,
  misPedidosConfirmarRecepcion,
  type PedidoConDetalles,
  type RecepcionBody,
  type Tag,
} from 'api-client/storefront';
import { tagged } from 'app-core/queries/tagged';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useRef, useState } from 'react';
import { shortDate } from 'ui-kit/dates';
import { lateView, useLateView } from 'ui-kit/late-view';
import { useToasts } from 'ui-kit/use-toasts';

interface OrderReceptionProps {
  pedido: PedidoConDetalles;
  /** History of the order; undefined while loading. */
  cambios: readonly MiPedidoCambio[] | undefined;
}

const form = lateView(async () => (await import('./reception-form.tsx')).ReceptionForm);

/** Lets the customer confirm the delivery or report missing products, and correct the report later. */
export function OrderReception({ pedido, cambios }: OrderReceptionProps) {
  const [isReporting, setReporting] = useState(false);
  // After the form closes, the focus returns to the button that opened it.
  const opened = useRef(false);
  const { send, sending } = useReception(pedido.pedido_id, () => setReporting(false));
  const Form = useLateView(form, isReporting, () => setReporting(false));
  if (!cambios) return <Skeleton variant="rounded" sx={{ height: ({ spacing }) => spacing(11) }} />;
  const last = cambios.findLast(({ tipo }) => tipo === 'recepcion');
  const complete = last !== undefined && !last.falta;
  return (
    <div>
      {last && (
        <Typography sx={{ mb: 4, overflowWrap: 'anywhere' }}>
          {last.falta ? `Avisaste que falta o llegó mal: «${last.falta}»` : 'Confirmaste que llegó todo'} (
          {shortDate(last.fecha)}).
        </Typography>
      )}
      {isReporting && Form ? (
        <Form
          pedido={pedido}
          last={last}
          sending={sending}
          onSend={send}
          onLeave={() => setReporting(false)}
        />
      ) : (
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
          {!complete && (
            <Button variant="contained" loading={sending} onClick={() => send({ falta: null })}>
              {last ? 'Ya llegó todo' : 'Sí, llegó todo'}
            </Button>
          )}
          <Button
            variant="outlined"
            disabled={sending}
            loading={isReporting}
            autoFocus={opened.current}
            onClick={() => {
              opened.current = true;
              setReporting(true);
            }}
          >
            {last?.falta ? 'Corregir lo que falta' : 'Falta algo o llegó mal'}
          </Button>
        </Stack>
      )}
    </div>
  );
}

function useReception(pedido_id: string, onSent: () => void) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: async (body: RecepcionBody) =>
      (await misPedidosConfirmarRecepcion({ path: { pedido_id }, body })).data,
    onSuccess: async ({ mensaje }) => {
      toasts.success(mensaje);
      onSent();
      await queryClient.invalidateQueries(tagged<Tag>('misPedidos'));
    },
  });
  return { send: mutate, sending: isPending };
}
