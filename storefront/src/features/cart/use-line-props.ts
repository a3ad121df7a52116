import { imageSources, LIMITS } from 'api-client/storefront';
import type { UnpricedLine } from 'app-core/cart/line';
import type { CartLineProps } from 'ui-kit/cart-line';
import { tintFor } from 'ui-kit/theme/tint-for';
import { removeItem, setQuantity } from '../../shared/cart/cart.ts';
import { CART_MESSAGES } from '../../shared/cart/use-add-to-cart.ts';
import { useCartToasts } from '../../shared/cart/use-cart-toasts.ts';

/** What a line of the cart shows and does for anybody, prices aside. */
export function useLineProps(): (item: UnpricedLine) => CartLineProps {
  const say = useCartToasts();
  return (item) => {
    const [image] = item.imagenes;
    return {
      name: item.nombre,
      picture: image && imageSources(image),
      tint: tintFor(item.categoria ?? item.nombre),
      quantity: item.cantidad,
      max: LIMITS.cantidadMax,
      onQuantityChange: (cantidad) => setQuantity(item.producto_id, cantidad),
      onRemove: () => {
        removeItem(item.producto_id);
        say.warning(CART_MESSAGES.removed, 3000);
      },
    };
  };
}
