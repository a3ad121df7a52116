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

/** Product ids and quantities for the back office, in the fragment, which no server sees. */
const fragment = () =>
  `carrito=${cart
    .get()
    .items.map(({ producto_id, cantidad }) => `${producto_id}:${cantidad}`)
    .join(',')}`;

/** Dialog for staff: orders for a customer continue in the back office, on the page for a new or a known user. */
export function StaffToolsOrder({ open, onClose }: StaffOrderProps) {
  const { backofficeUrl } = useSettings();
  const [leaving, setLeaving] = useState(false);
  const goTo = async (step: 'registrar' | 'buscar') => {
    setLeaving(true);
    await openPanel(`${backofficeUrl}/pedido-nuevo/${step}#${fragment()}`);
    // Restore the page for a user who comes back.
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
