/** The ids that products have in other systems. */
import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../db/database.ts';
import type { Values } from '../../../db/schema/importaciones.ts';
import type { ReadRenglon } from '../sheet/model.ts';
import type { ImportacionRow } from './kind.ts';

/** Names less alike than this belong to different products: an id may have been given to another one. */
export const MIN_SIMILARITY = 0.5;

/** The product that a row's id was given to by an earlier file. */
export interface KnownProducto extends Record<string, unknown> {
  fila: number;
  producto_id: string;
  nombre: string;
  codigo: string | null;
  /** The product's name in the earlier file. */
  nombre_planilla: string;
  /** Similarity from 0 to 1 of the row's name and the nearer of these two names. Null for a row without a name. */
  parecido: number | null;
  /** The earlier file had other headings, so it may come from another system. */
  is_other_forma: boolean;
}

export const idExternoOf = ({ id_externo }: Values): string | null =>
  typeof id_externo === 'string' && id_externo !== '' ? id_externo : null;

/**
 * Returns by row the product of the row's id in files with these headings. Ids from files with other headings count only
 * for similar names and a single product.
 */
export async function findByIdExterno(
  q: Queryable,
  forma: string | undefined,
  filas: readonly ReadRenglon[],
): Promise<Map<number, KnownProducto>> {
  const asked = filas.flatMap(({ fila, values }) => {
    const id_externo = idExternoOf(values);
    return id_externo === null ? [] : [{ fila, id_externo, nombre: values.nombre }];
  });
  if (forma === undefined || asked.length === 0) return new Map();
  const { rows } = await q.execute<KnownProducto>(sql`
    WITH found AS (
      SELECT a.fila, p.producto_id, p.nombre, p.codigo, e.nombre AS nombre_planilla, e.forma <> ${forma} AS is_other_forma,
        greatest(similarity(normalizar(a.nombre), p.busqueda), similarity(normalizar(a.nombre), normalizar(e.nombre))) AS parecido
      FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS a (fila int, id_externo text, nombre text)
      JOIN productos_ids_externos e USING (id_externo) JOIN productos p USING (producto_id)
    )
    SELECT DISTINCT ON (fila) * FROM found f
    WHERE NOT is_other_forma OR (parecido >= ${MIN_SIMILARITY} AND NOT EXISTS (SELECT FROM found o
      WHERE o.fila = f.fila AND o.producto_id <> f.producto_id AND o.is_other_forma AND o.parecido >= ${MIN_SIMILARITY}))
    ORDER BY fila, is_other_forma, parecido DESC`);
  return new Map(rows.map((row) => [row.fila, row]));
}

/**
 * Stores the ids of applied and unchanged rows. An id in several rows of the file names no single product and is skipped.
 */
export async function keepIdsExternos(
  tx: Tx,
  { importacion_id, forma }: Pick<ImportacionRow, 'importacion_id' | 'forma'>,
): Promise<void> {
  if (forma === null) return;
  await tx.execute(sql`
    INSERT INTO productos_ids_externos AS e (forma, id_externo, producto_id, nombre, importacion_id)
    SELECT ${forma}, f.id_externo, p.producto_id, f.nombre, f.importacion_id
    FROM importaciones_filas f JOIN productos p ON p.producto_id = f.objeto_id
    WHERE f.importacion_id = ${importacion_id} AND (f.estado = 'hecha' OR f.efecto = 'igual')
      AND f.id_externo IN (SELECT id_externo FROM importaciones_filas WHERE importacion_id = ${importacion_id}
        AND id_externo IS NOT NULL GROUP BY id_externo HAVING count(*) = 1)
    ON CONFLICT (id_externo, forma) DO UPDATE SET producto_id = EXCLUDED.producto_id, nombre = EXCLUDED.nombre,
      importacion_id = CASE WHEN e.producto_id = EXCLUDED.producto_id THEN e.importacion_id ELSE EXCLUDED.importacion_id END`);
}

/** Deletes the ids that this import stored first. */
export async function forgetIdsExternos(tx: Tx, importacionId: string): Promise<void> {
  await tx.execute(sql`DELETE FROM productos_ids_externos WHERE importacion_id = ${importacionId}`);
}
