import { inArray, lt, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { LOCKS } from '../../db/locks.ts';
import { imagenes, imagenesPendientes } from '../../db/schema/catalogo.ts';

export type ImagenRow = Pick<typeof imagenes.$inferSelect, 'imagen_id' | 'anchos'> & {
  /** SHA-256 of the file, for a new picture. */
  huella?: string;
};

/** Records that files of these pictures may exist without a row. */
export async function insertPending(q: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await q.insert(imagenesPendientes).values(ids.map((imagen_id) => ({ imagen_id })));
}

/** Returns false during a backup of the pictures. Otherwise no backup can start until this transaction ends. */
export async function mayDeletePictures(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock_shared(${LOCKS.pictures}::bigint) AS free`,
  );
  return rows[0]?.free === true;
}

/** Returns the pending ones among these pictures. Waits for transactions that are about to store or discard them. */
export async function lockPending(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ imagen_id: imagenesPendientes.imagen_id })
    .from(imagenesPendientes)
    .where(inArray(imagenesPendientes.imagen_id, [...ids]))
    .orderBy(imagenesPendientes.imagen_id)
    .for('update');
  return rows.map((row) => row.imagen_id);
}

/** Returns the pictures that have been pending since before `before`. */
export async function findPendingBefore(q: Queryable, before: Date): Promise<string[]> {
  const rows = await q.select().from(imagenesPendientes).where(lt(imagenesPendientes.fecha, before));
  return rows.map((row) => row.imagen_id);
}

/** Call when the pictures have a row, or when their files were deleted. */
export const deletePending = (tx: Tx, ids: readonly string[]) =>
  tx.delete(imagenesPendientes).where(inArray(imagenesPendientes.imagen_id, [...ids]));

/** Inserts the rows of pictures whose files are stored. */
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

/** Deletes unused pictures and returns their ids: delete their files after the commit. */
export async function deleteUnused(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const usesIn = (table: string) =>
    sql`SELECT 1 FROM ${sql.identifier(table)} t WHERE t.imagen_id = ${imagenes.imagen_id}`;
  // An import that can still be undone needs its earlier pictures.
  const anywhere = [
    ...['productos_imagenes', 'marcas', 'categorias', 'etiquetas', 'ajustes', 'banners'],
    'importaciones_imagenes',
  ].map(usesIn);
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
