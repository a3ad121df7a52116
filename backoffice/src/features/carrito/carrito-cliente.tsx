import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Answer } from 'app-core/queries/answer';
import { hasStatus, messageOf } from 'app-core/queries/errors';
import type { WrittenRow } from 'app-core/quick-order/rows';
import { useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { lateView, useLateView } from 'ui-kit/late-view';
import { LoadingDots } from 'ui-kit/loading-dots';
import { Tag } from 'ui-kit/tag';
import { useToasts } from 'ui-kit/use-toasts';
import { type Carrito, closeCarrito, isUnused } from '../../shared/carritos/carritos.ts';
import { ButtonLink } from '../../shared/links.tsx';
import { usePermisos } from '../../shared/session/permisos.ts';
import { isDeactivated } from './clientes.ts';
import { type Cliente, NOBODY, nameOf } from './use-cliente.ts';

const TITLE = 'Pegar mensaje del cliente';

/** The dialog's content loads its message reader lazily. */
const message = lateView(async () => (await import('./message-lines.tsx')).MessageLines);

interface PasteMessageProps {
  carrito: Carrito;
  /** True while an order of this cart is sent, or its outcome is unknown. */
  disabled: boolean;
}

/**
 * Reads order lines from a customer's message. The customer's purchases rank the results, so a customer must be chosen.
 */
function PasteMessage({ carrito: { carrito_id, cliente }, disabled }: PasteMessageProps) {
  const { may } = usePermisos();
  const toasts = useToasts();
  const [open, setOpen] = useState(false);
  const [rowsToRetry, setRowsToRetry] = useState<readonly WrittenRow[]>([]);
  const close = () => {
    setOpen(false);
    setRowsToRetry([]);
  };
  const openWith = (rows: readonly WrittenRow[]) => {
    setRowsToRetry(rows);
    setOpen(true);
  };
  const Message = useLateView(message, open, () => {
    close();
    toasts.error('No se pudo abrir. Revisa la conexión e intenta de nuevo.');
  });
  if (cliente === null || !may('pedidoRapido.find')) return null;
  return (
    <>
      <Button variant="text" disabled={disabled} loading={open && !Message} onClick={() => setOpen(true)}>
        {TITLE}
      </Button>
      {/* The dialog opens once the field is loaded, so that the field gets the initial focus. */}
      {open && Message && (
        <DetailsDialog open maxWidth="sm" title={TITLE} onClose={close}>
          <Message
            carritoId={carrito_id}
            cliente={cliente}
            rowsToRetry={rowsToRetry}
            onDone={close}
            onUndone={openWith}
          />
        </DetailsDialog>
      )}
    </>
  );
}

interface CarritoClienteProps {
  carrito: Carrito;
  cliente: Cliente;
  /** True while an order of this cart is sent, or its outcome is unknown. */
  disabled: boolean;
  /** Whether another cart is open. */
  hasOthers: boolean;
}

/** The cart's customer, and the button that closes the cart. */
export function CarritoCliente({ carrito, cliente, disabled, hasOthers }: CarritoClienteProps) {
  const { carrito_id } = carrito;
  const hasCliente = carrito.cliente !== null;
  const [closing, setClosing] = useState(false);
  const close = () => {
    setClosing(false);
    closeCarrito(carrito_id);
  };
  const unused = isUnused(carrito);
  return (
    <Box component="section" aria-label="Cliente del carrito" sx={{ py: 3, overflowWrap: 'anywhere' }}>
      {hasCliente ? (
        <Answer
          query={cliente}
          failed="No se pudo traer al cliente."
          reason={(error) =>
            hasStatus(error, 404) ? 'Esta cuenta ya no existe: elige otro cliente.' : messageOf(error)
          }
          loading={<LoadingDots showLabel />}
        >
          {(usuario) => (
            <Lines
              first={nameOf(usuario)}
              second={`${usuario.nombre_comercio} · ${usuario.email}`}
              closed={isDeactivated(usuario)}
            />
          )}
        </Answer>
      ) : (
        <Lines first={NOBODY} second="Elige para quién es el pedido." />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -2 }}>
        <ButtonLink to="/pedido-nuevo/buscar" variant="text" disabled={disabled}>
          {hasCliente ? 'Cambiar cliente' : 'Buscar usuario'}
        </ButtonLink>
        {!hasCliente && (
          <ButtonLink to="/pedido-nuevo/registrar" variant="text" disabled={disabled}>
            Registrar usuario
          </ButtonLink>
        )}
        <PasteMessage carrito={carrito} disabled={disabled} />
        {(hasOthers || !unused) && (
          <Button variant="text" color="inherit" onClick={() => (unused ? close() : setClosing(true))}>
            Cerrar este carrito
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={closing}
        title="¿Cerrar este carrito?"
        text={
          carrito.envio
            ? 'No sabemos si su pedido nos llegó: míralo antes en Área de Pedidos. Lo que hay en el carrito se pierde.'
            : 'Lo que hay en él se pierde.'
        }
        texts={{ confirm: 'Sí, cerrar', cancel: 'No, conservarlo' }}
        destructive
        onConfirm={close}
        onCancel={() => setClosing(false)}
      />
    </Box>
  );
}

const Lines = ({ first, second, closed = false }: { first: string; second: string; closed?: boolean }) => (
  <>
    <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
      {first} {closed && <Tag>Cuenta desactivada</Tag>}
    </Typography>
    <Typography variant="body2" color="textSecondary">
      {second}
    </Typography>
  </>
);
