import { eq, type SQL, sql } from 'drizzle-orm';
import { first, one, type Queryable, type Tx } from '../../db/database.ts';
import { costos, productos } from '../../db/schema/catalogo.ts';

export interface CostoRow {
  producto_id: string;
  nombre: string;
  /** Cents; null where none is known. */
  costo: number | null;
  /** 0 where none was ever known. */
  version: number;
}

/** What a product costs the shop; nothing where there is no such product. */
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

/** Nobody else changes its cost until the transaction ends. */
export const lockCosto = (tx: Tx, productoId: string) =>
  tx
    .select({ id: productos.producto_id })
    .from(productos)
    .where(eq(productos.producto_id, productoId))
    .for('no key update');

/** Writes the cost, in cents, and raises the version. */
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

/** What a product costs as it is ordered: what a new line keeps. */
export const currentCosto = (productoId: string): SQL =>
  sql`(SELECT ${costos.costo} FROM ${costos} WHERE ${costos.producto_id} = ${productoId})`;
