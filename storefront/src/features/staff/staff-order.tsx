import Button from '@mui/material/Button';
import { useState } from 'react';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { cart } from '../../shared/cart/cart.ts';
import { useSettings } from '../../shared/settings.ts';
import { openPanel } from './open-panel.ts';

export interface StaffOrderProps {
  open: boolean;
  onClose: () => void;
}

/** What the back office gets of the cart: product ids and quantities, nothing else, where no server sees it. */
const fragment = () =>
  `carrito=${cart
    .get()
    .items.map(({ producto_id, cantidad }) => `${producto_id}:${cantidad}`)
    .join(',')}`;

/** Staff order for a customer, and do so in the back office: who it is for decides where they arrive there. */
export function StaffToolsOrder({ open, onClose }: StaffOrderProps) {
  const { backofficeUrl } = useSettings();
  const [leaving, setLeaving] = useState(false);
  const goTo = async (step: 'registrar' | 'buscar') => {
    setLeaving(true);
    await openPanel(`${backofficeUrl}/pedido-nuevo/${step}#${fragment()}`);
    // Whoever comes back finds the page as it was, cart and all.
    setLeaving(false);
    onClose();
  };
  return (
    <DetailsDialog
      open={open}
      title="¿Para quién es el pedido?"
      texts={{ close: 'Cancelar' }}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" disabled={leaving} onClick={() => void goTo('registrar')}>
            Registrar usuario
          </Button>
          <Button variant="contained" disabled={leaving} onClick={() => void goTo('buscar')}>
            Buscar usuario
          </Button>
        </>
      }
    >
      El pedido se termina en el panel, con los precios de hoy. El carrito también queda guardado aquí.
    </DetailsDialog>
  );
}
