import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MiPedidoCambio, PedidoConDetalles } from 'api-client/storefront';
import { type ReactNode, useId } from 'react';
import { SectionTitle } from 'ui-kit/section-title';
import { CancelOrder } from './cancel-order.tsx';
import { OrderChange } from './order-change.tsx';
import { OrderContact } from './order-contact.tsx';
import { OrderReception } from './order-reception.tsx';

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
