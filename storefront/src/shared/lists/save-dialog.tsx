import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { LIMITS, type Lista } from 'api-client/storefront';
import type { Quantity } from 'app-core/cart/line';
import { useRef } from 'react';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { useToasts } from 'ui-kit/use-toasts';
import { closeCart } from '../cart/cart-drawer.ts';
import { productsText } from '../cart/count-text.ts';
import { ListChoice } from './list-choice.tsx';
import { listHref } from './lists-link.ts';
import { NameForm } from './name-form.tsx';
import { savedText } from './saved-text.ts';

interface SaveDialogProps {
  /** Products to save; undefined closes the dialog. */
  wanted: readonly Quantity[] | undefined;
  onClose: () => void;
}

/** Dialog that saves products to an existing or a new list. */
export function SaveDialog({ wanted, onClose }: SaveDialogProps) {
  const toasts = useToasts();
  const navigate = useNavigate();
  // Keep the content while the dialog fades out.
  const last = useRef(wanted);
  if (wanted) last.current = wanted;
  const productos = last.current ?? [];
  const saved = (lista: Lista, added: number) => {
    const see = () => {
      closeCart();
      void navigate({ to: listHref(lista.lista_id) });
    };
    toasts.success(savedText(lista.nombre, productos.length, added), {
      duration: 8000,
      action: { label: 'Ver lista', onClick: see },
    });
    onClose();
  };
  const tooMany = productos.length > LIMITS.lineasPerLista;
  return (
    <DetailsDialog
      open={wanted !== undefined}
      maxWidth="xs"
      title={`Guardar ${productsText(productos.length)} en una lista`}
      onClose={onClose}
      texts={{ close: 'Cancelar' }}
    >
      {tooMany ? (
        <Typography>{`Una lista puede tener hasta ${LIMITS.lineasPerLista} productos.`}</Typography>
      ) : (
        <>
          <ListChoice productos={productos} onSaved={saved} />
          <NameForm
            productos={productos}
            onSaved={(lista) => saved(lista, lista.lineas.length)}
            submitLabel="Crear y guardar"
          />
        </>
      )}
    </DetailsDialog>
  );
}
