import {
  type CategoriasPage,
  categoriasListOptions,
  LIMITS,
  type Producto,
  type ProductosPage,
} from 'api-client/storefront';
import { type CallOptions, shapedOptions } from 'app-core/queries/call-options';

interface Named {
  nombre: string;
}

/** What a list shows of a product, and what the cart takes over: a page carries no more of it. */
export type ShownProducto = Omit<
  Producto,
  'descripcion' | 'esta_activo' | 'producto_destacado' | 'etiquetas' | 'version' | 'marca' | 'categorias'
> & { marca: Named; categorias: Named[] };

export interface ShownProductos {
  productos: ShownProducto[];
  total: number;
  /** Only where no product has all words of the term: the words that none of these has. */
  sin_resultados?: string[];
}

const named = ({ nombre }: Named): Named => ({ nombre });

function shown(producto: Producto): ShownProducto {
  const { descripcion, esta_activo, producto_destacado, etiquetas, version, ...rest } = producto;
  return { ...rest, marca: named(rest.marca), categorias: rest.categorias.map(named) };
}

/** The options of a call that answers products, for a list of them. */
export const shownProducts = (
  options: Parameters<typeof shapedOptions<ProductosPage, ShownProductos>>[1],
): CallOptions<ShownProductos> =>
  shapedOptions('productos', options, ({ productos, ...page }: ProductosPage) => ({
    ...page,
    productos: productos.map(shown),
  }));

/** All categories, by name, as far as one call brings them. */
export const categories = () =>
  shapedOptions(
    'categorias',
    categoriasListOptions({ query: { limit: LIMITS.pageMax, offset: 0 } }),
    ({ categorias, total }: CategoriasPage) => ({ categorias: categorias.map(named), total }),
  );
