import { plainCodigo } from 'api-client/contract/codigo-producto';
import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { first, type Queryable, type Tx } from '../../../db/database.ts';
import { imagenes, productos } from '../../../db/schema/catalogo.ts';
import { importacionesFotos, importacionesImagenes } from '../../../db/schema/importaciones.ts';
import { deleteUnused } from '../../imagenes/repository.ts';
import { MISSING } from '../../productos/repository/productos.ts';

/** Normalizes text; characters that file names cannot have become spaces. */
const plainText = (text: SQL) =>
  sql`btrim(regexp_replace(normalizar(${text}), '[\\s/\\\\:*?"<>|_-]+', ' ', 'g'), ' .')`;
/** The same, but without the characters that file names cannot have. */
const plainFileName = (text: SQL) => plainText(sql`regexp_replace(${text}, '[/\\\\:*?"<>|]', '', 'g')`);

/** Returns by text the products of the best match: by code, else by name, else by id. */
export async function findProductosByText(
  q: Queryable,
  textos: readonly string[],
): Promise<Map<string, { producto_id: string; nombre: string }[]>> {
  const asked = textos.map((texto) => ({ texto, codigo: plainCodigo(texto) }));
  const { rows } = await q.execute<{ texto: string; producto_id: string; nombre: string }>(sql`
    WITH asked AS MATERIALIZED (
      SELECT texto, codigo, ${plainText(sql`texto`)} AS plano
      FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS a (texto text, codigo text)),
    known AS MATERIALIZED (
      SELECT producto_id, nombre, ${plainText(sql`codigo`)} AS codigo, ${plainText(sql`nombre`)} AS plano,
        ${plainFileName(sql`nombre`)} AS sin_signos
      FROM productos),
    meant AS (
      SELECT a.texto, 1 AS grado, p.producto_id, p.nombre FROM asked a JOIN productos p USING (codigo)
      UNION SELECT a.texto, 2, k.producto_id, k.nombre FROM asked a JOIN known k ON k.codigo = a.plano WHERE a.plano <> ''
      UNION SELECT a.texto, 3, k.producto_id, k.nombre FROM asked a JOIN known k USING (plano) WHERE a.plano <> ''
      UNION SELECT a.texto, 4, k.producto_id, k.nombre FROM asked a JOIN known k ON k.sin_signos = a.plano WHERE a.plano <> ''
      UNION SELECT a.texto, 5, k.producto_id, k.nombre FROM asked a JOIN known k ON k.producto_id::text = lower(a.texto)),
    first AS (SELECT texto, min(grado) AS grado FROM meant GROUP BY texto)
    SELECT texto, producto_id, nombre FROM meant JOIN first USING (texto, grado)`);
  return Map.groupBy(rows, ({ texto }) => texto);
}

/** A product with its images in order. */
export interface WithFotos {
  producto_id: string;
  nombre: string;
  version: number;
  imagenes: { imagen_id: string; huella: string | null }[];
}

export async function findWithFotos(q: Queryable, ids: readonly string[]): Promise<Map<string, WithFotos>> {
  const { rows } = await q.execute<WithFotos & Record<string, unknown>>(sql`
    SELECT producto_id, nombre, version, COALESCE((
      SELECT json_agg(json_build_object('imagen_id', i.imagen_id, 'huella', i.huella) ORDER BY pi.orden)
      FROM productos_imagenes pi JOIN imagenes i USING (imagen_id) WHERE pi.producto_id = p.producto_id
    ), '[]') AS imagenes
    FROM productos p WHERE producto_id = ANY (${sql.param(ids)}::uuid[])`);
  return new Map(rows.map((row) => [row.producto_id, row]));
}

/** Counts active products that will still have no picture after the import. */
export async function countWithoutFoto(q: Queryable, importacionId: string): Promise<number> {
  const coming = sql`SELECT FROM importaciones_filas f WHERE f.importacion_id = ${importacionId}
    AND f.efecto = 'nuevo' AND f.objeto_id = ${productos.producto_id}`;
  return q.$count(productos, sql`${productos.esta_activo} AND ${MISSING.imagen} AND NOT EXISTS (${coming})`);
}

/** The images to set on a product if its version is unchanged. */
export interface Puesta {
  producto_id: string;
  version: number | null;
  imagenes: readonly string[];
}

/**
 * Sets the images of locked products whose version is unchanged, and increments the version. The import keeps old images.
 * @returns the ids of changed products
 */
export async function setImagenes(
  tx: Tx,
  importacionId: string,
  puestas: readonly Puesta[],
): Promise<Set<string>> {
  const asked = sql`jsonb_to_recordset(${JSON.stringify(puestas)}::jsonb) AS l (producto_id uuid, version int, imagenes uuid[])`;
  const { rows } = await tx.execute<{ producto_id: string }>(sql`
    UPDATE productos p SET version = p.version + 1 FROM ${asked}
    WHERE p.producto_id = l.producto_id AND p.version = l.version RETURNING p.producto_id`);
  const updated = rows.map(({ producto_id }) => producto_id);
  const isUpdated = sql`producto_id = ANY (${sql.param(updated)}::uuid[])`;
  await tx.execute(sql`
    INSERT INTO importaciones_imagenes (importacion_id, imagen_id)
    SELECT DISTINCT ${importacionId}::uuid, imagen_id FROM productos_imagenes WHERE ${isUpdated} ON CONFLICT DO NOTHING`);
  await tx.execute(sql`DELETE FROM productos_imagenes WHERE ${isUpdated}`);
  await tx.execute(sql`
    INSERT INTO productos_imagenes (producto_id, imagen_id, orden)
    SELECT l.producto_id, i.imagen_id, i.place - 1 FROM ${asked}, unnest(l.imagenes) WITH ORDINALITY AS i (imagen_id, place)
    WHERE ${isUpdated}`);
  return new Set(updated);
}

export type FotoRow = typeof importacionesFotos.$inferSelect;

const inImportacion = (id: string) => eq(importacionesFotos.importacion_id, id);

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
    .where(inImportacion(id))
    .orderBy(asc(importacionesFotos.archivo));

export const findFoto = (q: Queryable, id: string, archivo: string): Promise<FotoRow | undefined> =>
  first(
    q
      .select()
      .from(importacionesFotos)
      .where(and(inImportacion(id), eq(importacionesFotos.archivo, archivo))),
  );

/** Returns the image made from the same file under another name: two sizes of a product often share one picture. */
export const findSameImagen = (q: Queryable, id: string, huella: string) =>
  first(
    q
      .select({ imagen_id: importacionesFotos.imagen_id })
      .from(importacionesFotos)
      .where(
        and(
          inImportacion(id),
          eq(importacionesFotos.huella, huella),
          isNotNull(importacionesFotos.imagen_id),
        ),
      )
      .limit(1),
  );

export const countFotos = (q: Queryable, id: string): Promise<number> =>
  q.$count(importacionesFotos, inImportacion(id));

/** Inserts pictures; a picture with the same file name is replaced. */
export async function upsertFotos(tx: Tx, rows: readonly FotoRow[]): Promise<void> {
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
