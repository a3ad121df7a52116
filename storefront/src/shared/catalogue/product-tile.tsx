import { imageSources } from 'api-client/storefront';
import { useState } from 'react';
import { useLateView } from 'ui-kit/late-view';
import { ProductCard } from 'ui-kit/product-card';
import { useInCart } from '../cart/cart.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { links } from '../links.ts';
import { useSession } from '../session/use-session.ts';
import { notice, useAsksForNotice } from '../stock-notice/late-notice.ts';
import { measurePrice } from './measure-price.ts';
import { PriceNotice } from './price-notice.tsx';
import { productTint } from './product-tint.ts';
import { promotionOf } from './promotion.ts';
import type { ShownProducto } from './shown-products.ts';
import { sizeOf } from './size-of.ts';

export interface ProductTileProps {
  producto: ShownProducto;
  /** Above the fold: load the picture first. */
  priority?: boolean;
  /** New arrivals have their own rule: the quantity starts at 1 and has no upper bound. */
  kind?: 'usual' | 'nuevo';
}

export function ProductTile({ producto, priority = false, kind = 'usual' }: ProductTileProps) {
  const [quantity, setQuantity] = useState('1');
  const addToCart = useAddToCart();
  const { authenticated, seesPrices } = useSession();
  const inCart = useInCart(producto.producto_id);
  const Notice = useLateView(notice, useAsksForNotice() && !producto.disponible);
  const [image] = producto.imagenes;
  const priced = seesPrices && producto.precio !== undefined;
  return (
    <ProductCard
      name={producto.nombre}
      size={sizeOf(producto.nombre)}
      href={links.producto(producto.producto_id)}
      picture={image && imageSources(image)}
      tint={productTint(producto)}
      priority={priority}
      brand={producto.marca.nombre}
      price={priced ? producto.precio : undefined}
      previousPrice={priced ? producto.precio_antes_oferta : undefined}
      priceType={priced ? producto.tipo_de_precio : undefined}
      measurePrice={priced ? measurePrice(producto) : undefined}
      priceSlot={<PriceNotice />}
      promotion={promotionOf(producto, priced)}
      isNew={producto.nuevo_ingreso}
      available={producto.disponible}
      busy={authenticated && !priced}
      quantity={quantity}
      onQuantityChange={setQuantity}
      {...(kind === 'nuevo' && { maxQuantity: Number.POSITIVE_INFINITY, maxDigits: 6 })}
      onAdd={(entered) => {
        addToCart(producto, entered);
        // The document resets the quantity to 0, but to 1 on a new arrival's card.
        setQuantity(kind === 'nuevo' ? '1' : '0');
      }}
      inCart={inCart}
      soldOutSlot={Notice && <Notice producto={producto} variant="icon" />}
    />
  );
}
