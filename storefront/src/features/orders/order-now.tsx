import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import {
  LIMITS,
  type MiPedidoCambio,
  misPedidosCancelar,
  type PedidoConDetalles,
  type Tag,
} from 'api-client/storefront';
import { hasStatus } from 'app-core/queries/errors';
import { tagged } from 'app-core/queries/tagged';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { type ReactNode, useId, useState } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import { SectionTitle } from 'ui-kit/section-title';
import { useToasts } from 'ui-kit/use-toasts';
import { failureText } from '../../shared/failure-text.ts';
import { useSettings } from '../../shared/settings.ts';
import { OrderChange } from './order-change.tsx';
import { OrderReception } from './order-reception.tsx';
import { myOrder } from './queries.ts';

interface OrderNowProps {
  pedido: PedidoConDetalles;
  /** History of the order; undefined while loading. */
  cambios: readonly MiPedidoCambio[] | undefined;
  /** Adds the order's lines to the cart. */
  onRepeat: () => void;
  repeating: boolean;
}

const CALL = 'La distribuidora ya lo aprobó. Para cambiarlo o cancelarlo, comunicate con ella.';

/** The actions that the customer has now, at the top of the page. */
export function OrderNow({ pedido, cambios, onRepeat, repeating }: OrderNowProps) {
  switch (pedido.estado_pedido) {
    case 'esperando_aprobacion':
      return (
        <Now title="Puedes cancelarlo o pedir un cambio">
          <Typography sx={{ mb: 3 }}>
            Todavía espera la aprobación de la distribuidora. Hasta entonces no se prepara.
          </Typography>
          <OrderChange pedido={pedido}>
            <CancelOrder pedido={pedido} />
          </OrderChange>
        </Now>
      );
    case 'cancelado':
      return (
        <Now title="Este pedido está cancelado">
          <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>{cancelledText(cambios)}</Typography>
          <Button variant="contained" loading={repeating} onClick={onRepeat}>
            Volver a armarlo
          </Button>
        </Now>
      );
    case 'aprobado':
      return (
        <>
          <Now title="Está aprobado">
            <OrderContact>{CALL}</OrderContact>
          </Now>
          <Now title="¿Ya te llegó?">
            <OrderReception pedido={pedido} cambios={cambios} />
          </Now>
        </>
      );
    default:
      return (
        <Now title={pedido.estado_pedido === 'recibido' ? '¿Llegó bien?' : '¿Ya te llegó?'}>
          <Stack spacing={5}>
            <OrderReception pedido={pedido} cambios={cambios} />
            <div>
              <OrderContact>¿Otra cosa? Comunicate con la distribuidora.</OrderContact>
            </div>
          </Stack>
        </Now>
      );
  }
}

function Now({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 4, md: 5 }, '& + &': { mt: 4 }, borderColor: 'primary.main', displayPrint: 'none' }}
    >
      <SectionTitle id={id}>{title}</SectionTitle>
      {children}
    </Paper>
  );
}

/** Returns who cancelled the order, with the customer's reason if given. */
function cancelledText(cambios: OrderNowProps['cambios']): string {
  const last = cambios?.findLast(({ estado_despues }) => estado_despues === 'cancelado');
  if (!last?.por_cliente) return 'No se va a enviar.';
  return last.motivo
    ? `Lo cancelaste: «${last.motivo}». No se va a enviar.`
    : 'Lo cancelaste. No se va a enviar.';
}

/** The shop's phone and WhatsApp. Shown once the order is approved, when the customer can no longer change the order. */
function OrderContact({ children }: { children: string }) {
  const { phone, phoneHref, whatsapp } = useSettings();
  return (
    <>
      <Typography>{children}</Typography>
      <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap', mt: 3 }}>
        {whatsapp && (
          <Button
            variant="outlined"
            href={whatsapp}
            target="_blank"
            rel="noreferrer"
            startIcon={<WhatsApp />}
          >
            Escribir por WhatsApp
          </Button>
        )}
        {phone &&
          (phoneHref ? (
            <Button variant="outlined" href={phoneHref} startIcon={<PhoneOutlined />}>
              Llamar al {phone}
            </Button>
          ) : (
            <Typography sx={{ alignSelf: 'center' }}>{phone}</Typography>
          ))}
      </Stack>
    </>
  );
}

const dialog = lateView(async () => (await import('ui-kit/confirm-dialog')).ConfirmDialog);

/** Cancels an order that awaits approval, after a confirmation. */
function CancelOrder({ pedido }: { pedido: PedidoConDetalles }) {
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
