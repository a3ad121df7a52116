import { ConfirmDialog } from 'ui-kit/confirm-dialog';

export interface PropuestaDialogProps {
  numero: number;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a status change closes the customer's unanswered proposal. */
export const PropuestaDialog = ({ numero, onConfirm, onCancel }: PropuestaDialogProps) => (
  <ConfirmDialog
    open
    title={`El cliente pide un cambio en el pedido N.º ${numero}`}
    text="Si cambias el estado ahora, el cambio se cierra sin hacerse y se le avisa al cliente por correo."
    onConfirm={onConfirm}
    onCancel={onCancel}
    texts={{ confirm: 'Seguir sin el cambio', cancel: 'Volver' }}
  />
);
