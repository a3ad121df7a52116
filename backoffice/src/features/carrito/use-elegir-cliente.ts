import { useNavigate } from '@tanstack/react-router';
import { useToasts } from 'ui-kit/use-toasts';
import { alcanzaElMinimo, type Cliente } from '../../shared/carritos/carrito.ts';
import { carritoActual, ponerCliente } from '../../shared/carritos/carritos.ts';
import { preguntar } from './pedido-store.ts';

/** Gives the cart to a customer. One that can be ordered is asked about at once; another one is filled first. */
export function useElegirCliente(): (cliente: Cliente) => void {
  const navigate = useNavigate();
  const toasts = useToasts();
  return (cliente) => {
    const actual = carritoActual();
    if (actual.envio) {
      toasts.warning(
        'El carrito tiene un pedido sin confirmar. Realízalo de nuevo antes de cambiar el cliente.',
      );
      return;
    }
    ponerCliente(actual.carrito_id, cliente);
    if (alcanzaElMinimo(actual)) preguntar('confirmar');
    void navigate({ to: '/pedido-nuevo' });
  };
}
