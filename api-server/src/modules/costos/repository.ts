import { eq, type SQL, sql } from 'drizzle-orm';
import { first, one, type Queryable, type Tx } from '../../db/database.ts';
import { costos, productos } from '../../db/schema/catalogo.ts';

export interface CostoRow {
  producto_id: string;
  nombre: string;
  /** Cents; null when unknown. */
  costo: number | null;
  /** 0 when no cost was ever stored. */
  version: number;
}

/** Returns a product's cost; undefined when the product does not exist. */
export async function findCosto(q: Queryable, productoId: string): Promise<CostoRow | undefined> {
  const { producto_id, nombre } = productos;
  const row = await first(
    q
      .select({ producto_id, nombre, costo: costos.costo, version: costos.version })
      .from(productos)
      .leftJoin(costos, eq(costos.producto_id, producto_id))
      .where(eq(producto_id, productoId)),
  );
  return row && { ...row, version: row.version ?? 0 };
}

/** Locks the product's cost until the transaction ends. */
export const lockCosto = (tx: Tx, productoId: string) =>
  tx
    .select({ id: productos.producto_id })
    .from(productos)
    .where(eq(productos.producto_id, productoId))
    .for('no key update');

/** Stores the cost, in cents, and increments the version. */
export const saveCosto = (tx: Tx, producto_id: string, costo: number | null) =>
  one(
    tx
      .insert(costos)
      .values({ producto_id, costo })
      .onConflictDoUpdate({
        target: costos.producto_id,
        set: { costo, version: sql`${costos.version} + 1` },
      })
      .returning(),
  );

/** SQL: the product's current cost, for a new order line. */
export const currentCosto = (productoId: string): SQL =>
  sql`(SELECT ${costos.costo} FROM ${costos} WHERE ${costos.producto_id} = ${productoId})`;
