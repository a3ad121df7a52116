import type { OrdenProductos } from 'api-client/contract/ordenes-productos';
import { asc, desc, type SQL, type SQLWrapper } from 'drizzle-orm';
import { productos } from '../../db/schema/catalogo.ts';
import type { ListFilter } from './productos-repository.ts';

interface Columns {
  creado_en: SQLWrapper;
  precio: SQLWrapper;
}

/** What a list may be ordered by, before the name. */
export const orders: Record<OrdenProductos, (of: Columns) => SQL[]> = {
  nombre: () => [],
  mas_nuevos: ({ creado_en }) => [desc(creado_en)],
  menor_precio: ({ precio }) => [asc(precio)],
  mayor_precio: ({ precio }) => [desc(precio)],
};

/**
 * By name; the new arrivals by age, the featured as staff arranged them; else as the caller asks for. Never by anything
 * that tells a price, unless a caller who sees prices asks for that.
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
