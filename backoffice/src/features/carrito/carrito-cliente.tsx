import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { type Carrito, isUnused, nameOf } from '../../shared/carritos/carrito.ts';
import { closeCarrito } from '../../shared/carritos/carritos.ts';
import { ButtonLink } from '../../shared/links.tsx';

export interface CarritoClienteProps {
  carrito: Carrito;
  /** An order of this cart is on its way, or its outcome is not known. */
  disabled: boolean;
  /** Whether another one is open. */
  hasOthers: boolean;
}

/** Whose cart it is, and the way to close it. */
export function CarritoCliente({ carrito, disabled, hasOthers }: CarritoClienteProps) {
  const { carrito_id, cliente } = carrito;
  const [closing, setClosing] = useState(false);
  const close = () => {
    setClosing(false);
    closeCarrito(carrito_id);
  };
  const unused = isUnused(carrito);
  return (
    <Box component="section" aria-label="Cliente del carrito" sx={{ py: 3, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{nameOf(carrito)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {cliente ? `${cliente.nombre_comercio} · ${cliente.email}` : 'Elige para quién es el pedido.'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -2 }}>
        <ButtonLink to="/pedido-nuevo/buscar" variant="text" disabled={disabled}>
          {cliente ? 'Cambiar cliente' : 'Buscar usuario'}
        </ButtonLink>
        {!cliente && (
          <ButtonLink to="/pedido-nuevo/registrar" variant="text" disabled={disabled}>
            Registrar usuario
          </ButtonLink>
        )}
        {(hasOthers || !unused) && (
          <Button variant="text" color="inherit" onClick={() => (unused ? close() : setClosing(true))}>
            Cerrar este carrito
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={closing}
        title="¿Cerrar este carrito?"
        text={
          carrito.envio
            ? 'No sabemos si su pedido nos llegó: míralo antes en Área de Pedidos. Lo que hay en el carrito se pierde.'
            : 'Lo que hay en él se pierde.'
        }
        texts={{ confirm: 'Sí, cerrar', cancel: 'No, conservarlo' }}
        destructive
        onConfirm={close}
        onCancel={() => setClosing(false)}
      />
    </Box>
  );
}
