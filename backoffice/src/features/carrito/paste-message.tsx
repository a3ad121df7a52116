import Button from '@mui/material/Button';
import type { WrittenRow } from 'app-core/quick-order/rows';
import { useState } from 'react';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { lateView, useLateView } from 'ui-kit/late-view';
import { useToasts } from 'ui-kit/use-toasts';
import type { Carrito } from '../../shared/carritos/carritos.ts';
import { usePermisos } from '../../shared/session/permisos.ts';

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
export function PasteMessage({ carrito: { carrito_id, cliente }, disabled }: PasteMessageProps) {
  const { may } = usePermisos();
  const toasts = useToasts();
  const [open, setOpen] = useState(false);
  const [again, setAgain] = useState<readonly WrittenRow[]>([]);
  const close = () => {
    setOpen(false);
    setAgain([]);
  };
  const openWith = (rows: readonly WrittenRow[]) => {
    setAgain(rows);
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
            again={again}
            onDone={close}
            onUndone={openWith}
          />
        </DetailsDialog>
      )}
    </>
  );
}
