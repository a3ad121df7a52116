import { inArray, lt, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { LOCKS } from '../../db/locks.ts';
import { imagenes, imagenesPendientes } from '../../db/schema/catalogo.ts';

export type ImagenRow = Pick<typeof imagenes.$inferSelect, 'imagen_id' | 'anchos'> & {
  /** Of one that was just sent: SHA-256 of its file. */
  huella?: string;
};

/** Says that files of these pictures may stand from now on. */
export async function insertPending(q: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await q.insert(imagenesPendientes).values(ids.map((imagen_id) => ({ imagen_id })));
}

/** Whether nobody is copying all of them right now; until this transaction ends, nobody begins to. */
export async function mayThrowAway(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock_shared(${LOCKS.pictures}::bigint) AS free`,
  );
  return rows[0]?.free === true;
}

/** Those of them that no row keeps. Waits for whoever is about to keep one, or to throw it away. */
export async function lockPending(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ imagen_id: imagenesPendientes.imagen_id })
    .from(imagenesPendientes)
    .where(inArray(imagenesPendientes.imagen_id, [...ids]))
    .orderBy(imagenesPendientes.imagen_id)
    .for('update');
  return rows.map((row) => row.imagen_id);
}

/** Those that have been so since then. */
export async function findPendingBefore(q: Queryable, before: Date): Promise<string[]> {
  const rows = await q.select().from(imagenesPendientes).where(lt(imagenesPendientes.fecha, before));
  return rows.map((row) => row.imagen_id);
}

/** They are kept, or their files are gone. */
export const deletePending = (tx: Tx, ids: readonly string[]) =>
  tx.delete(imagenesPendientes).where(inArray(imagenesPendientes.imagen_id, [...ids]));

/** Keeps pictures whose files are stored. */
export async function insertImagenes(tx: Tx, rows: readonly ImagenRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(imagenes)
    .values(rows.map(({ imagen_id, anchos, huella }) => ({ imagen_id, anchos, huella })));
  await deletePending(
    tx,
    rows.map((row) => row.imagen_id),
  );
}

/** Forgets those of these pictures that nothing shows or holds any more, and tells which: their files may go after the commit. */
export async function deleteUnused(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const shown = (table: string) =>
    sql`SELECT 1 FROM ${sql.identifier(table)} t WHERE t.imagen_id = ${imagenes.imagen_id}`;
  // An import that may still be undone needs those of before.
  const anywhere = [
    ...['productos_imagenes', 'marcas', 'categorias', 'etiquetas', 'ajustes', 'banners'],
    'importaciones_imagenes',
  ].map(shown);
  const rows = await tx
    .delete(imagenes)
    .where(
      sql`${inArray(imagenes.imagen_id, [...ids])} AND NOT EXISTS (${sql.join(anywhere, sql` UNION ALL `)})`,
    )
    .returning({ imagen_id: imagenes.imagen_id });
  const unused = rows.map((row) => row.imagen_id);
  await insertPending(tx, unused);
  return unused;
}
