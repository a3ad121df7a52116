import { DetailsDialog } from 'ui-kit/details-dialog';
import { RegistrarForm, type RegistrarProps } from './registrar-form.tsx';

export type RegistrarDialogProps = Omit<RegistrarProps, 'onDone'> & { onClose: () => void };

export const RegistrarDialog = ({ onClose, ...props }: RegistrarDialogProps) => (
  <DetailsDialog open maxWidth="xs" title="Registrar en la cuenta corriente" onClose={onClose}>
    <RegistrarForm {...props} onDone={onClose} />
  </DetailsDialog>
);
