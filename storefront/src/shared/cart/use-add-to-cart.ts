import { LIMITES, type Producto } from 'api-client/storefront';
import { useToasts } from 'ui-kit/use-toasts';
import { isAuthenticated, sessionUserId } from '../session/session.ts';
import { addItem, cartStore, isLocked } from './cart.ts';

export const CART_MESSAGES = {
  anonymous: 'Debes registrarte para agregar productos al carrito.',
  tooFew: 'La cantidad debe ser mayor a 0.',
  tooMany: 'La cantidad máxima permitida es 1000 unidades.',
  added: 'Producto agregado al carrito!',
  removed: 'Producto eliminado del carrito!',
  locked: 'Tienes un pedido sin confirmar. Abre el carrito para terminarlo.',
} as const;

/** Puts a product into the cart and says how it went. The field it came from goes back to its start either way. */
export function useAddToCart(): (producto: Producto, cantidad: string | number) => void {
  const toasts = useToasts();
  return (producto, entered) => {
    if (!isAuthenticated())
      return void toasts.error(CART_MESSAGES.anonymous, { duration: 3000, key: 'anonimo' });
    const cantidad = Number(entered);
    if (entered === '' || !Number.isInteger(cantidad) || cantidad < 1) {
      return void toasts.error(CART_MESSAGES.tooFew, { duration: 3000, key: 'cantidad' });
    }
    const { producto_id, nombre, precio, tipo_de_precio } = producto;
    // The prices are on their way: the card shows that, and its button waits with it.
    if (precio === undefined || tipo_de_precio === undefined) return;
    if (isLocked(cartStore.envio, sessionUserId()))
      return void toasts.warning(CART_MESSAGES.locked, { key: 'pendiente' });
    // Copied: the store makes what it is given its own, and this belongs to the query cache.
    const imagenes = producto.imagenes.map(({ url, anchos }) => ({ url, anchos: [...anchos] }));
    const categoria = producto.categorias[0]?.nombre;
    const added = addItem({ producto_id, nombre, precio, tipo_de_precio, imagenes, categoria }, cantidad);
    if (added < cantidad)
      toasts.warning(CART_MESSAGES.tooMany, { duration: 5000, key: `tope-${LIMITES.cantidadMaxima}` });
    else toasts.success(CART_MESSAGES.added, { duration: 2000 });
  };
}
