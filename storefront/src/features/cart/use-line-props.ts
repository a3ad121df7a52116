import { imageSources, LIMITES } from 'api-client/storefront';
import type { CartLineProps } from 'ui-kit/cart-line';
import { tintFor } from 'ui-kit/theme/tint-for';
import { useToasts } from 'ui-kit/use-toasts';
import type { Snapshot } from 'valtio';
import { removeItem, setQuantity } from '../../shared/cart/cart.ts';
import type { CartItem } from '../../shared/cart/stored-cart.ts';
import { CART_MESSAGES } from '../../shared/cart/use-add-to-cart.ts';

/** What a line of the cart shows and does for anybody, prices aside. */
export function useLineProps(): (item: Snapshot<CartItem>) => CartLineProps {
  const toasts = useToasts();
  return (item) => {
    const [image] = item.imagenes;
    return {
      name: item.nombre,
      picture: image && imageSources({ url: image.url, anchos: [...image.anchos] }),
      tint: tintFor(item.categoria ?? item.nombre),
      quantity: item.cantidad,
      max: LIMITES.cantidadMaxima,
      onQuantityChange: (cantidad) => setQuantity(item.producto_id, cantidad),
      onRemove: () => {
        removeItem(item.producto_id);
        toasts.warning(CART_MESSAGES.removed, { duration: 3000 });
      },
    };
  };
}
