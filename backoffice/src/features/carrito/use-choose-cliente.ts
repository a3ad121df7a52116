import { useNavigate } from '@tanstack/react-router';
import { useToasts } from 'ui-kit/use-toasts';
import { type Cliente, reachesMinimum } from '../../shared/carritos/carrito.ts';
import { currentCarrito, setCliente } from '../../shared/carritos/carritos.ts';
import { ask } from './dialog-store.ts';

/** Gives the cart to a customer. One that can be ordered is asked about at once; another one is filled first. */
export function useChooseCliente(): (cliente: Cliente) => void {
  const navigate = useNavigate();
  const toasts = useToasts();
  return (cliente) => {
    const current = currentCarrito();
    if (current.envio) {
      toasts.warning(
        'El carrito tiene un pedido sin confirmar. Realízalo de nuevo antes de cambiar el cliente.',
      );
      return;
    }
    setCliente(current.carrito_id, cliente);
    if (reachesMinimum(current)) ask('confirm');
    void navigate({ to: '/pedido-nuevo' });
  };
}
