import type { Lista } from 'api-client/storefront';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { NameForm } from '../../shared/lists/name-form.tsx';

export interface NameDialogProps {
  open: boolean;
  /** The list to rename; undefined for a new list. */
  lista?: Lista;
  onClose: () => void;
  onSaved: (lista: Lista) => void;
}

export function NameDialog({ open, lista, onClose, onSaved }: NameDialogProps) {
  return (
    <DetailsDialog
      open={open}
      maxWidth="xs"
      title={lista ? 'Cambiar el nombre' : 'Crear una lista'}
      onClose={onClose}
      texts={{ close: 'Cancelar' }}
    >
      <NameForm
        {...(lista && { lista })}
        submitLabel={lista ? 'Guardar nombre' : 'Crear lista'}
        onSaved={(saved) => {
          onClose();
          onSaved(saved);
        }}
      />
    </DetailsDialog>
  );
}
