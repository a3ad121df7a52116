import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { imagenes } from '../../db/schema/catalogo.ts';
import { importacionesFotos, importacionesImagenes } from '../../db/schema/importaciones.ts';
import { deleteUnused } from '../imagenes/imagenes-repository.ts';

export type FotoRow = typeof importacionesFotos.$inferSelect;

const isOf = (id: string) => eq(importacionesFotos.importacion_id, id);

/** Returns the received pictures by file name, each with the widths of its image. */
export const findFotos = (q: Queryable, id: string) =>
  q
    .select({
      archivo: importacionesFotos.archivo,
      huella: importacionesFotos.huella,
      motivo: importacionesFotos.motivo,
      imagen_id: importacionesFotos.imagen_id,
      anchos: imagenes.anchos,
    })
    .from(importacionesFotos)
    .leftJoin(imagenes, eq(imagenes.imagen_id, importacionesFotos.imagen_id))
    .where(isOf(id))
    .orderBy(asc(importacionesFotos.archivo));

export const findFoto = (q: Queryable, id: string, archivo: string): Promise<FotoRow | undefined> =>
  first(
    q
      .select()
      .from(importacionesFotos)
      .where(and(isOf(id), eq(importacionesFotos.archivo, archivo))),
  );

/** Returns the image made from the same file under another name: two sizes of a product often share one picture. */
export const findImagenOf = (q: Queryable, id: string, huella: string) =>
  first(
    q
      .select({ imagen_id: importacionesFotos.imagen_id })
      .from(importacionesFotos)
      .where(and(isOf(id), eq(importacionesFotos.huella, huella), isNotNull(importacionesFotos.imagen_id)))
      .limit(1),
  );

export const countFotos = (q: Queryable, id: string): Promise<number> =>
  q.$count(importacionesFotos, isOf(id));

/** Inserts pictures; a picture with the same file name is replaced. */
export async function putFotos(tx: Tx, rows: readonly FotoRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(importacionesFotos)
    .values([...rows])
    .onConflictDoUpdate({
      target: [importacionesFotos.importacion_id, importacionesFotos.archivo],
      set: {
        huella: sql`excluded.huella`,
        imagen_id: sql`excluded.imagen_id`,
        motivo: sql`excluded.motivo`,
      },
    });
}

/** Keeps the image for as long as the import exists, even when nothing shows it. */
export async function hold(tx: Tx, importacion_id: string, imagen_id: string): Promise<void> {
  await tx.insert(importacionesImagenes).values({ importacion_id, imagen_id }).onConflictDoNothing();
}

/** Releases the images of these imports. @returns ids of unused images: delete their files after the commit */
export async function letGo(tx: Tx, importacionIds: readonly string[]): Promise<string[]> {
  if (importacionIds.length === 0) return [];
  const { rows } = await tx.execute<{ imagen_id: string }>(sql`
    DELETE FROM importaciones_imagenes WHERE importacion_id = ANY (${sql.param(importacionIds)}::uuid[])
    RETURNING imagen_id`);
  return deleteUnused(tx, [...new Set(rows.map(({ imagen_id }) => imagen_id))]);
}
