import { DetailsDialog } from 'ui-kit/details-dialog';
import { RegistrarForm, type RegistrarProps } from './registrar-form.tsx';

export type RegistrarDialogProps = RegistrarProps & { onClose: () => void };

export const RegistrarDialog = ({ onClose, ...props }: RegistrarDialogProps) => (
  <DetailsDialog open maxWidth="sm" title="Registrar en la cuenta corriente" onClose={onClose}>
    <RegistrarForm {...props} />
  </DetailsDialog>
);
