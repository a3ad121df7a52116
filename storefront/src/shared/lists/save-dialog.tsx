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
  /** What is to be kept; nothing while nothing is. */
  wanted: readonly Quantity[] | undefined;
  onClose: () => void;
}

/** Asks which list products are kept in: one of those that there are, or a new one. */
export function SaveDialog({ wanted, onClose }: SaveDialogProps) {
  const toasts = useToasts();
  const navigate = useNavigate();
  // While it fades out it still says what it said.
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
