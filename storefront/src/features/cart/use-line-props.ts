import { imageSources, LIMITS } from 'api-client/storefront';
import type { UnpricedLine } from 'app-core/cart/line';
import type { CartLineProps } from 'ui-kit/cart-line';
import { tintFor } from 'ui-kit/theme/tint-for';
import { setQuantity } from '../../shared/cart/cart.ts';
import { CART_MESSAGES } from '../../shared/cart/use-add-to-cart.ts';
import { sizeOf } from '../../shared/catalogue/size-of.ts';
import { links } from '../../shared/links.ts';
import { useTakeOut } from './use-take-out.ts';

/** Returns the props of a cart line, except prices. */
export function useLineProps(): (item: UnpricedLine) => CartLineProps {
  const takeOut = useTakeOut();
  return (item) => {
    const [image] = item.imagenes;
    return {
      name: item.nombre,
      href: links.producto(item.producto_id),
      size: sizeOf(item.nombre),
      picture: image && imageSources(image),
      tint: tintFor(item.categoria ?? item.nombre),
      quantity: item.cantidad,
      max: LIMITS.cantidadMax,
      onQuantityChange: (cantidad) => setQuantity(item.producto_id, cantidad),
      onRemove: () => takeOut(CART_MESSAGES.removed, item.producto_id),
    };
  };
}
