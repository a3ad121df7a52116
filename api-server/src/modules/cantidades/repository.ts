import { and, eq } from 'drizzle-orm';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { productos } from '../../db/schema/catalogo.ts';
import { condiciones, condicionesCantidades, productosCantidades } from '../../db/schema/condiciones.ts';
import type { StoredCantidades } from '../../db/schema/stored-json.ts';

/** Terms by quantity are of a product: for all customers (null), or in an agreement. */
export interface Place {
  productoId: string;
  condicionId: string | null;
}

export function findCantidades(
  q: Queryable,
  { productoId, condicionId }: Place,
): Promise<StoredCantidades | undefined> {
  if (condicionId === null) {
    const { minimo, multiplo, escalas, producto_id } = productosCantidades;
    return first(
      q.select({ minimo, multiplo, escalas }).from(productosCantidades).where(eq(producto_id, productoId)),
    );
  }
  const { minimo, multiplo, escalas, producto_id, condicion_id } = condicionesCantidades;
  const own = q.select({ minimo, multiplo, escalas }).from(condicionesCantidades);
  return first(own.where(and(eq(producto_id, productoId), eq(condicion_id, condicionId))));
}

/** Returns the product; orders and other changes of its terms wait until the transaction ends. */
export const lockProducto = (tx: Tx, id: string) =>
  first(
    tx
      .select({ producto_id: productos.producto_id, nombre: productos.nombre })
      .from(productos)
      .where(eq(productos.producto_id, id))
      .for('no key update'),
  );

/** Returns the agreement; nobody can delete it until the transaction ends. */
export const lockCondicion = (tx: Tx, id: string) =>
  first(
    tx
      .select({ condicion_id: condiciones.condicion_id, nombre: condiciones.nombre })
      .from(condiciones)
      .where(eq(condiciones.condicion_id, id))
      .for('key share'),
  );

/** Writes the terms; null deletes them. */
export async function saveCantidades(
  tx: Tx,
  { productoId: producto_id, condicionId: condicion_id }: Place,
  terms: StoredCantidades | null,
): Promise<void> {
  if (condicion_id === null) {
    const { producto_id: of } = productosCantidades;
    if (terms === null) await tx.delete(productosCantidades).where(eq(of, producto_id));
    else
      await tx
        .insert(productosCantidades)
        .values({ producto_id, ...terms })
        .onConflictDoUpdate({ target: of, set: terms });
    return;
  }
  const { producto_id: of, condicion_id: within } = condicionesCantidades;
  if (terms === null) {
    await tx.delete(condicionesCantidades).where(and(eq(of, producto_id), eq(within, condicion_id)));
    return;
  }
  await tx
    .insert(condicionesCantidades)
    .values({ producto_id, condicion_id, ...terms })
    .onConflictDoUpdate({ target: [within, of], set: terms });
}
