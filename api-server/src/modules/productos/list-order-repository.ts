import type { OrdenProductos } from 'api-client/contract/ordenes-productos';
import { asc, desc, type SQL, type SQLWrapper } from 'drizzle-orm';
import { productos } from '../../db/schema/catalogo.ts';
import type { ListFilter } from './productos-repository.ts';

interface Columns {
  creado_en: SQLWrapper;
  precio: SQLWrapper;
}

/** Sort orders of a list; the name comes last. */
export const orders: Record<OrdenProductos, (of: Columns) => SQL[]> = {
  nombre: () => [],
  mas_nuevos: ({ creado_en }) => [desc(creado_en)],
  menor_precio: ({ precio }) => [asc(precio)],
  mayor_precio: ({ precio }) => [desc(precio)],
};

/**
 * Sorts by name, but new arrivals by age, featured products by their arrangement, or as the caller asks.
 * Never sorts by price for a caller who may not see prices.
 */
export const orderOf = ({ orden, nuevo_ingreso, producto_destacado }: ListFilter): SQL[] => [
  ...(orden
    ? orders[orden](productos)
    : [
        ...(nuevo_ingreso ? [desc(productos.creado_en)] : []),
        ...(producto_destacado ? [asc(productos.orden_destacado)] : []),
      ]),
  asc(productos.busqueda),
  asc(productos.producto_id),
];
