import { ConfirmDialog } from 'ui-kit/confirm-dialog';

export interface PropuestaDialogProps {
  numero: number;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Whether an order gets another status though nobody answered the change that its customer proposes. */
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
