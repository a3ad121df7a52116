import { imageSources, LIMITS } from 'api-client/storefront';
import { plusIva } from 'app-core/cart/iva';
import { termsText } from 'app-core/cart/terms';
import { totalPages } from 'app-core/paging';
import type { CallOptions } from 'app-core/queries/call-options';
import { memo, type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { EmptyState } from 'ui-kit/empty-state';
import { useLateView } from 'ui-kit/late-view';
import { Pager } from 'ui-kit/pager';
import { ProductCard } from 'ui-kit/product-card';
import { ProductGrid } from 'ui-kit/product-grid';
import { quantityOf } from 'ui-kit/quantity-messages';
import { resultsText, useAnnouncement } from 'ui-kit/use-announcement';
import { useInCart } from '../cart/cart.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { links } from '../links.ts';
import { isAuthenticated, useSession } from '../session/session.ts';
import { notice, useAsksForNotice } from '../stock-notice/late-notice.ts';
import { measurePrice, PriceNotice, promotionOf } from './product-price.tsx';
import { type SortValue, sortProducts } from './search-params.ts';
import { productTint, type ShownProducto, type ShownProductos, sizeOf } from './shown-products.ts';
import { leastOf, shownPrice } from './sold-quantity.ts';
import { Terms } from './terms.tsx';
import { usePrefetch } from './use-prefetch.ts';
import { useReportSearch } from './use-report-search.ts';

export interface ProductListProps {
  data: ShownProductos;
  page: number;
  /** The list's next page. */
  next: CallOptions<ShownProductos>;
  onPage: (page: number) => void;
  sort?: SortValue | undefined;
  kind?: ProductTileProps['kind'];
  /** Further down the page: its pictures are not preloaded. */
  belowFold?: boolean;
  /** The search term of the list. */
  term?: string | undefined;
  emptyText?: string;
  emptyAction?: ReactNode;
}

export function ProductList({
  data: now,
  page,
  next,
  onPage,
  sort,
  kind = 'usual',
  ...props
}: ProductListProps) {
  const { belowFold = false, emptyText = 'No se ha encontrado ningún producto.', emptyAction, term } = props;
  const { seesPrices } = useSession();
  // Prices change every card: render them in short tasks.
  const data = useDeferredValue(now);
  const pages = totalPages(data.total);
  // A list below the fold is announced only after a page change.
  const told = belowFold && page === 1 ? undefined : resultsText(page, LIMITS.page, data.total);
  useAnnouncement(told, `${page} ${sort}`);
  const grid = useRef<HTMLUListElement>(null);
  usePrefetch(grid, data, page < pages ? next : undefined);
  useReportSearch(page === 1 ? term : undefined, data.productos);

  return (
    <>
      {data.productos.length === 0 ? (
        <EmptyState
          title={emptyText}
          action={emptyAction}
          {...(page > 1 && data.total > 0 && { text: `Esta lista termina en la página ${pages}.` })}
        />
      ) : (
        <ProductGrid ref={grid}>
          {sortProducts(data.productos, sort, seesPrices).map((producto, place) => (
            <ProductTile
              key={producto.producto_id}
              producto={producto}
              kind={kind}
              priority={!belowFold && page === 1 && place < 4}
            />
          ))}
        </ProductGrid>
      )}
      {(pages > 1 || page > 1) && <Pager page={page} totalPages={pages} onChange={onPage} />}
    </>
  );
}

interface ProductTileProps {
  producto: ShownProducto;
  /** Above the fold: load the picture first. */
  priority?: boolean;
  /** New arrivals have their own rule: the quantity starts at 1 and has no upper bound. */
  kind?: 'usual' | 'nuevo';
}

/** Renders only when its own product changes. */
export const ProductTile = memo(function ProductTile(props: ProductTileProps) {
  const { producto, priority = false, kind = 'usual' } = props;
  const [typed, setQuantity] = useState<string>();
  const least = leastOf(producto);
  const quantity = typed ?? String(least);
  // The document resets the quantity to 0 after adding: then show the price of the lowest quantity.
  const units = quantityOf(quantity) || least;
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
      {...(priced && shownPrice(producto, units))}
      priceType={priced ? producto.tipo_de_precio : undefined}
      tax={plusIva(producto)}
      measurePrice={priced ? measurePrice(producto, units) : undefined}
      terms={termsText(producto) && <Terms producto={producto} cantidad={units} />}
      sold={producto.cantidades}
      priceSlot={<PriceNotice />}
      promotion={promotionOf(producto, priced)}
      isNew={producto.nuevo_ingreso}
      available={producto.disponible}
      busy={authenticated && !priced}
      quantity={quantity}
      onQuantityChange={setQuantity}
      {...(kind === 'nuevo' && { maxQuantity: Number.POSITIVE_INFINITY, maxDigits: 6 })}
      onAdd={(entered) => {
        // The prices are loading, and the button is about to show that.
        if (isAuthenticated() && producto.precio === undefined) return;
        addToCart(producto, entered);
        // The document resets the quantity to 0, but to 1 on a new arrival's card.
        setQuantity(kind === 'nuevo' ? undefined : '0');
      }}
      inCart={inCart}
      soldOutSlot={Notice && <Notice producto={producto} variant="icon" />}
    />
  );
});
