import type { Producto, ProductosPage } from 'api-client/storefront';
import { type CallOptions, callOptions } from 'app-core/queries/call-options';

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

export const named = ({ nombre }: Named): Named => ({ nombre });

function shown(producto: Producto): ShownProducto {
  const { descripcion, esta_activo, producto_destacado, etiquetas, version, ...rest } = producto;
  return { ...rest, marca: named(rest.marca), categorias: rest.categorias.map(named) };
}

/** The options of a call, of whose answer a screen shows no more than `shape` leaves. */
export function shownOf<T, S>(
  options: Parameters<typeof callOptions<T>>[0],
  shape: (answer: T) => S,
): CallOptions<S> {
  const { queryKey, queryFn } = callOptions(options);
  return { queryKey, queryFn: async (context) => shape(await queryFn(context)) };
}

/** The same of a call that answers products, for a list of them. */
export const shownProducts = (
  options: Parameters<typeof callOptions<ProductosPage>>[0],
): CallOptions<ShownProductos> =>
  shownOf(options, ({ productos, ...page }: ProductosPage) => ({ ...page, productos: productos.map(shown) }));
