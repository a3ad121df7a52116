import { inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { imagenes } from '../../db/schema/catalogo.ts';

export type ImagenRow = typeof imagenes.$inferSelect;

export async function insertImagenes(tx: Tx, rows: readonly ImagenRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(imagenes).values([...rows]);
}

/** Which of these are known, however many they are. */
export async function findKnown(q: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await q
    .select({ imagen_id: imagenes.imagen_id })
    .from(imagenes)
    // One parameter: a statement takes 65,535 of them.
    .where(sql`${imagenes.imagen_id} = ANY (${sql.param([...ids])}::uuid[])`);
  return rows.map((row) => row.imagen_id);
}

/** Forgets those of these pictures that nothing shows any more, and tells which: their files may go after the commit. */
export async function deleteUnused(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const shown = (table: string) =>
    sql`SELECT 1 FROM ${sql.identifier(table)} t WHERE t.imagen_id = ${imagenes.imagen_id}`;
  const anywhere = ['productos_imagenes', 'marcas', 'categorias', 'etiquetas'].map(shown);
  const rows = await tx
    .delete(imagenes)
    .where(
      sql`${inArray(imagenes.imagen_id, [...ids])} AND NOT EXISTS (${sql.join(anywhere, sql` UNION ALL `)})`,
    )
    .returning({ imagen_id: imagenes.imagen_id });
  return rows.map((row) => row.imagen_id);
}
