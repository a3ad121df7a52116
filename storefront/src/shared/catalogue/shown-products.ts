import type { QueryClient } from '@tanstack/react-query';
import {
  type CategoriasPage,
  categoriasListOptions,
  LIMITS,
  type MisHabituales,
  type Producto,
  type ProductosPage,
  tamanoOf,
} from 'api-client/storefront';
import { type CallOptions, shapedOptions } from 'app-core/queries/call-options';
import { tintFor } from 'ui-kit/theme/tint-for';

interface Named {
  nombre: string;
}

/** The product fields that lists and cart use, to keep the page's data small. */
export type ShownProducto = Omit<
  Producto,
  'descripcion' | 'esta_activo' | 'producto_destacado' | 'etiquetas' | 'version' | 'marca' | 'categorias'
> & { marca: Named; categorias: Named[] };

export interface ShownProductos {
  productos: ShownProducto[];
  total: number;
  /** Only if no product matches all words: the words without any match. */
  sin_resultados?: string[];
}

const named = ({ nombre }: Named): Named => ({ nombre });

function shownProducto(producto: Producto): ShownProducto {
  const { descripcion, esta_activo, producto_destacado, etiquetas, version, ...rest } = producto;
  return { ...rest, marca: named(rest.marca), categorias: rest.categorias.map(named) };
}

/** Returns query options for a product list, reduced to the fields that lists show. */
export const shownProducts = (
  options: Parameters<typeof shapedOptions<ProductosPage, ShownProductos>>[1],
): CallOptions<ShownProductos> =>
  shapedOptions('productos', options, ({ productos, ...page }: ProductosPage) => ({
    ...page,
    productos: productos.map(shownProducto),
  }));

/** An answer with products, as a list of products or the customer's usual products have it. */
type Listed = Partial<ShownProductos & MisHabituales>;

/**
 * Returns the product's row of the newest cached list, or undefined. Other accounts' rows are not in the cache: a change
 * of the session empties it (`app/session-cache.ts`).
 */
export const cachedRow = (queryClient: QueryClient, id: string): ShownProducto | undefined =>
  queryClient
    .getQueryCache()
    .findAll({
      predicate: ({ queryKey: [key] }) =>
        /^(productos|misHabituales)/.test((key as Key | undefined)?._id ?? ''),
    })
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .flatMap(({ state }) => {
      const { productos, habituales } = (state.data ?? {}) as Listed;
      return productos ?? habituales?.map(({ producto }) => producto) ?? [];
    })
    .find(({ producto_id }) => producto_id === id);

/** First part of a generated query key: `_id` names the call. */
interface Key {
  _id?: string;
}

/** All categories by name, up to the page limit of one call. */
export const categories = () =>
  shapedOptions(
    'categorias',
    categoriasListOptions({ query: { limit: LIMITS.pageMax, offset: 0 } }),
    ({ categorias, total }: CategoriasPage) => ({ categorias: categorias.map(named), total }),
  );

/** Background of a product's picture, from its category or else its name, so that it is the same everywhere. */
export const productTint = ({ nombre, categorias }: Pick<ShownProducto, 'nombre' | 'categorias'>) =>
  tintFor(categorias[0]?.nombre ?? nombre);

/** Characters that fit in a card's line on the narrowest phone. */
const LONGEST = 16;

/** Returns the quantity at the end of a product's name, such as 'x 500 g', or undefined. */
export function sizeOf(nombre: string): string | undefined {
  const size = tamanoOf(nombre);
  return size !== undefined && size.length <= LONGEST ? size : undefined;
}
