import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type Usuario, usuariosGetOptions } from 'api-client/backoffice';
import { useToasts } from 'ui-kit/use-toasts';
import { currentCarrito, setCliente } from '../../shared/carritos/carritos.ts';
import { blockedText, currentContents } from '../../shared/carritos/contents.ts';
import { showQuestion } from './dialog-store.ts';
import { useMontos } from './montos.ts';

/**
 * Returns a function that assigns the cart to a customer. If the cart can be ordered, the question opens;
 * otherwise the catalogue does.
 */
export function useChooseCliente(): (usuario_id: string, usuario?: Usuario) => void {
  const navigate = useNavigate();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  // The minimum of the new customer is not known yet: the question waits for the prices and asks only above the minimum.
  const { monto_minimo } = useMontos(null);
  return (usuario_id, usuario) => {
    const current = currentCarrito();
    if (current.envio) {
      toasts.warning(
        'El carrito tiene un pedido sin confirmar. Realízalo de nuevo antes de cambiar el cliente.',
      );
      return;
    }
    if (usuario) {
      queryClient.setQueryData(usuariosGetOptions({ path: { id: usuario_id } }).queryKey, usuario);
    }
    setCliente(current.carrito_id, usuario_id);
    if (!blockedText(currentContents(current), monto_minimo, current)) showQuestion('confirm');
    void navigate({ to: '/pedido-nuevo' });
  };
}
