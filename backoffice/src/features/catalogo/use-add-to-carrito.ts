import type { Producto } from 'api-client/backoffice';
import { useToasts } from 'ui-kit/use-toasts';
import { addProducto, carritoOf, currentCarrito } from '../../shared/carritos/carritos.ts';

/**
 * Returns a function that adds a product to a cart, by default this tab's, and announces the result. The
 * function returns whether any was added. `row`: the product was not visible, so the message names it.
 */
export function useAddToCarrito(): (
  producto: Producto,
  cantidad: number,
  row?: { carrito_id: string },
) => boolean {
  const toasts = useToasts();
  return (producto, cantidad, row) => {
    const current = carritoOf(row?.carrito_id) ?? currentCarrito();
    if (cantidad < 1) {
      toasts.error('La cantidad debe ser mayor a 0.', { duration: 3000, key: 'cantidad' });
      return false;
    }
    if (current.envio) {
      toasts.warning('El carrito tiene un pedido sin confirmar. Realízalo de nuevo antes de cambiarlo.', {
        key: 'pending',
      });
      return false;
    }
    const added = addProducto(current.carrito_id, producto, cantidad);
    if (added < cantidad) {
      toasts.warning('La cantidad máxima permitida es 1000 unidades.', { duration: 5000, key: 'limit' });
    } else if (row) {
      toasts.success(`Producto agregado al carrito! ${cantidad} × ${producto.nombre}`, {
        duration: 5000,
        key: 'added',
      });
    } else toasts.success('Producto agregado al carrito!', { duration: 2000, key: 'added' });
    return added > 0;
  };
}
