import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { productos } from '../../db/schema/catalogo.ts';
import { decimalFromCents } from '../../db/schema/types.ts';

/** Returns the prices, locked until the transaction ends, in order of id to avoid deadlocks. */
export function lockPriced(tx: Tx, ids: readonly string[]) {
  const { producto_id, precio, precio_antes_oferta, en_promocion } = productos;
  return tx
    .select({ producto_id, precio, precio_antes_oferta, en_promocion })
    .from(productos)
    .where(inArray(producto_id, [...ids]))
    .orderBy(producto_id)
    .for('no key update');
}

/** Stores prices, in cents. */
export async function setPrecios(
  tx: Tx,
  precios: readonly { producto_id: string; precio: number }[],
): Promise<void> {
  const written = precios.map((one) => ({ ...one, precio: decimalFromCents(one.precio) }));
  await tx.execute(sql`
    UPDATE productos p SET precio = l.precio, version = p.version + 1
    FROM jsonb_to_recordset(${JSON.stringify(written)}::jsonb) AS l (producto_id uuid, precio numeric)
    WHERE p.producto_id = l.producto_id`);
}
