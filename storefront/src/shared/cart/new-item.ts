import type { Producto } from 'api-client/storefront';
import type { NewItem } from './cart.ts';

/** A product as the cart keeps it; undefined while its price is not known. */
export function newItem({
  producto_id,
  nombre,
  precio,
  tipo_de_precio,
  imagenes,
  categorias,
}: Producto): NewItem | undefined {
  if (precio === undefined || tipo_de_precio === undefined) return undefined;
  // Copied: the store makes what it is given its own, and this belongs to the query cache.
  const copies = imagenes.map(({ url, anchos }) => ({ url, anchos: [...anchos] }));
  return { producto_id, nombre, precio, tipo_de_precio, imagenes: copies, categoria: categorias[0]?.nombre };
}
