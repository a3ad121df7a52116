/** Deletes stored import data: of an erased customer, and of every import after its retention time. */
import { LIMITS } from 'api-client/contract/limits';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { letGo } from './fotos-repository.ts';

/** Deletes the stored files and rows of customer imports that mention this customer. */
export async function forgetInImportaciones(
  tx: Tx,
  { usuario_id, email, dni }: { usuario_id: string; email: string; dni: number },
): Promise<void> {
  await tx.execute(sql`
    WITH gone AS (
      UPDATE importaciones i SET contenido = NULL WHERE i.tipo = 'clientes' AND EXISTS (
        SELECT FROM importaciones_filas f WHERE f.importacion_id = i.importacion_id
          AND (f.objeto_id = ${usuario_id} OR f.despues->>'email' = ${email} OR f.despues->>'dni' = ${String(dni)}))
      RETURNING importacion_id
    )
    DELETE FROM importaciones_filas f USING gone WHERE f.importacion_id = gone.importacion_id`);
}

/** Deletes the files, rows and pictures of old imports. The audit log keeps the changes that the imports made. */
export async function purgeImportaciones(db: Db): Promise<void> {
  const kept = sql`contenido IS NOT NULL OR EXISTS (SELECT FROM importaciones_filas f WHERE f.importacion_id = i.importacion_id)
    OR EXISTS (SELECT FROM importaciones_imagenes h WHERE h.importacion_id = i.importacion_id)`;
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ importacion_id: string }>(sql`
      WITH gone AS (
        UPDATE importaciones i SET contenido = NULL,
          motivo = CASE estado WHEN 'recibiendo' THEN 'No se terminó de enviar.' ELSE motivo END,
          estado = CASE estado WHEN 'recibiendo' THEN 'fallida' ELSE estado END
        WHERE fecha < now() - make_interval(days => ${LIMITS.importacionDias})
          AND estado NOT IN ('aplicando', 'deshaciendo') AND (estado = 'recibiendo' OR ${kept})
        RETURNING importacion_id
      ),
      without AS (DELETE FROM importaciones_filas f USING gone WHERE f.importacion_id = gone.importacion_id),
      sent AS (DELETE FROM importaciones_fotos f USING gone WHERE f.importacion_id = gone.importacion_id)
      SELECT importacion_id FROM gone`);
    // The next sweep deletes the image files.
    await letGo(
      tx,
      rows.map(({ importacion_id }) => importacion_id),
    );
  });
}
