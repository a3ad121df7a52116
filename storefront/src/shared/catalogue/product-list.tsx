import { LIMITS } from 'api-client/storefront';
import { totalPages } from 'app-core/paging';
import type { ReactNode } from 'react';
import { EmptyState } from 'ui-kit/empty-state';
import { Pager } from 'ui-kit/pager';
import { ProductGrid } from 'ui-kit/product-grid';
import { resultsText, useAnnouncement } from 'ui-kit/use-announcement';
import { useSession } from '../session/use-session.ts';
import { ProductTile, type ProductTileProps } from './product-tile.tsx';
import type { ShownProductos } from './shown-products.ts';
import { type SortValue, sortProducts } from './sort.ts';
import { useTellSearch } from './use-tell-search.ts';

export interface ProductListProps {
  data: ShownProductos;
  page: number;
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

export function ProductList({ data, page, onPage, sort, kind = 'usual', ...props }: ProductListProps) {
  const { belowFold = false, emptyText = 'No se ha encontrado ningún producto.', emptyAction, term } = props;
  const { seesPrices } = useSession();
  const pages = totalPages(data.total);
  // A list below the fold is announced only after a page change.
  const told = belowFold && page === 1 ? undefined : resultsText(page, LIMITS.page, data.total);
  useAnnouncement(told, `${page} ${sort}`);
  useTellSearch(page === 1 ? term : undefined, data.productos);

  return (
    <>
      {data.productos.length === 0 ? (
        <EmptyState
          title={emptyText}
          action={emptyAction}
          {...(page > 1 && data.total > 0 && { text: `Esta lista termina en la página ${pages}.` })}
        />
      ) : (
        <ProductGrid>
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
