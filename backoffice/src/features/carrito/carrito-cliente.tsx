import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Answer } from 'app-core/queries/answer';
import { hasStatus, messageOf } from 'app-core/queries/errors';
import { useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { LoadingDots } from 'ui-kit/loading-dots';
import { Tag } from 'ui-kit/tag';
import { type Carrito, closeCarrito, isUnused } from '../../shared/carritos/carritos.ts';
import { ButtonLink } from '../../shared/links.tsx';
import { isDeactivated } from './clientes.ts';
import { PasteMessage } from './paste-message.tsx';
import { type Cliente, NOBODY, nameOf } from './use-cliente.ts';

export interface CarritoClienteProps {
  carrito: Carrito;
  cliente: Cliente;
  /** True while an order of this cart is sent, or its outcome is unknown. */
  disabled: boolean;
  /** Whether another cart is open. */
  hasOthers: boolean;
}

/** The cart's customer, and the button that closes the cart. */
export function CarritoCliente({ carrito, cliente, disabled, hasOthers }: CarritoClienteProps) {
  const { carrito_id } = carrito;
  const hasCliente = carrito.cliente !== null;
  const [closing, setClosing] = useState(false);
  const close = () => {
    setClosing(false);
    closeCarrito(carrito_id);
  };
  const unused = isUnused(carrito);
  return (
    <Box component="section" aria-label="Cliente del carrito" sx={{ py: 3, overflowWrap: 'anywhere' }}>
      {hasCliente ? (
        <Answer
          query={cliente}
          failed="No se pudo traer al cliente."
          reason={(error) =>
            hasStatus(error, 404) ? 'Esta cuenta ya no existe: elige otro cliente.' : messageOf(error)
          }
          loading={<LoadingDots showLabel />}
        >
          {(usuario) => (
            <Lines
              first={nameOf(usuario)}
              second={`${usuario.nombre_comercio} · ${usuario.email}`}
              closed={isDeactivated(usuario)}
            />
          )}
        </Answer>
      ) : (
        <Lines first={NOBODY} second="Elige para quién es el pedido." />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -2 }}>
        <ButtonLink to="/pedido-nuevo/buscar" variant="text" disabled={disabled}>
          {hasCliente ? 'Cambiar cliente' : 'Buscar usuario'}
        </ButtonLink>
        {!hasCliente && (
          <ButtonLink to="/pedido-nuevo/registrar" variant="text" disabled={disabled}>
            Registrar usuario
          </ButtonLink>
        )}
        <PasteMessage carrito={carrito} disabled={disabled} />
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

const Lines = ({ first, second, closed = false }: { first: string; second: string; closed?: boolean }) => (
  <>
    <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
      {first} {closed && <Tag>Cuenta desactivada</Tag>}
    </Typography>
    <Typography variant="body2" color="textSecondary">
      {second}
    </Typography>
  </>
);
