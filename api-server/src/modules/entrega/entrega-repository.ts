import { inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { productos } from '../../db/schema/catalogo.ts';

export type ProductoRow = Awaited<ReturnType<typeof lockForEntrega>>[number];

/**
 * Those of the products that exist: their prices and stock stand still until the transaction ends. In order of id, so that
 * two who lock the same rows never wait for each other in a circle.
 */
export function lockForEntrega(tx: Tx, ids: readonly string[]) {
  const { producto_id, nombre, precio, disponible, esta_activo } = productos;
  return tx
    .select({ producto_id, nombre, precio, disponible, esta_activo })
    .from(productos)
    .where(inArray(producto_id, [...ids]))
    .orderBy(producto_id)
    .for('no key update');
}
