import type { EfectoRenglon, EstadoRenglon, TipoImportacion } from 'api-client/contract/importaciones-words';
import { LIMITS } from 'api-client/contract/limits';
import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Db, first, type Queryable, type Tx } from '../../db/database.ts';
import { jobRows } from '../../db/queues.ts';
import { importaciones, importacionesFilas } from '../../db/schema/importaciones.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import type { Page } from '../../shared/page.ts';
import { letGo } from './kinds/fotos-repository.ts';
import type { ImportacionRow, Outcome, Planned, RenglonRow } from './kinds/kind.ts';

const undoer = alias(usuarios, 'undoer');
// Leave out the file's content: only `findFile` reads those bytes.
const { contenido: _, ...columns } = getTableColumns(importaciones);
const hasId = (id: string) => eq(importaciones.importacion_id, id);
const ofImportacion = (id: string) => eq(importacionesFilas.importacion_id, id);

export type ImportacionFound = Awaited<ReturnType<typeof findImportaciones>>[number];
export type RenglonFound = RenglonRow;

const select = (q: Queryable) =>
  q
    .select({
      importacion: columns,
      usuario: { nombre: usuarios.nombre, apellido: usuarios.apellido },
      deshechaPor: { nombre: undoer.nombre, apellido: undoer.apellido },
      tieneFilas: sql<boolean>`EXISTS (SELECT FROM ${importacionesFilas} WHERE ${importacionesFilas.importacion_id} = ${importaciones.importacion_id})`,
    })
    .from(importaciones)
    .innerJoin(usuarios, eq(usuarios.usuario_id, importaciones.usuario_id))
    .leftJoin(undoer, eq(undoer.usuario_id, importaciones.deshecha_por));

const hasTipo = (tipos: readonly TipoImportacion[]) => inArray(importaciones.tipo, [...tipos]);

/** Returns a page of the imports of these kinds, newest first. */
export const findImportaciones = (q: Queryable, tipos: readonly TipoImportacion[], { limit, offset }: Page) =>
  select(q)
    .where(hasTipo(tipos))
    .orderBy(desc(importaciones.fecha), desc(importaciones.importacion_id))
    .limit(limit)
    .offset(offset);

export const countImportaciones = (q: Queryable, tipos: readonly TipoImportacion[]): Promise<number> =>
  q.$count(importaciones, hasTipo(tipos));

export const findImportacion = (q: Queryable, id: string): Promise<ImportacionFound | undefined> =>
  first(select(q).where(hasId(id)));

/** Finds the same user's import of the same file or pictures with no row applied yet. */
export const findSame = (
  q: Queryable,
  { usuario_id, tipo, huella }: Pick<ImportacionRow, 'usuario_id' | 'tipo' | 'huella'>,
) =>
  first(
    q
      .select({ id: importaciones.importacion_id })
      .from(importaciones)
      .where(
        and(
          eq(importaciones.usuario_id, usuario_id),
          eq(importaciones.tipo, tipo),
          eq(importaciones.huella, huella),
          inArray(importaciones.estado, ['recibiendo', 'leyendo', 'revisada']),
          // An import whose content was purged cannot be planned again.
          sql`(${importaciones.contenido} IS NOT NULL OR ${importaciones.estado} = 'recibiendo'
            OR EXISTS (SELECT FROM importaciones_fotos f WHERE f.importacion_id = ${importaciones.importacion_id}))`,
        ),
      )
      .orderBy(desc(importaciones.fecha))
      .limit(1),
  );

export async function insertImportacion(tx: Tx, values: typeof importaciones.$inferInsert): Promise<void> {
  await tx.insert(importaciones).values(values);
}

/** Returns the import and locks its row until the transaction ends. */
export const lockImportacion = (tx: Tx, id: string): Promise<ImportacionRow | undefined> =>
  first(tx.select(columns).from(importaciones).where(hasId(id)).for('update'));

/** Returns whether a job of this import is queued or running. */
export const hasJob = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.$count(
    jobRows,
    and(
      eq(jobRows.name, 'importacion'),
      sql`${jobRows.data}->>'importacionId' = ${id}`,
      sql`${jobRows.state} IN ('created', 'retry', 'active')`,
    ),
  )) > 0;

export async function findFile(q: Queryable, id: string): Promise<Buffer | undefined> {
  const row = await first(
    q.select({ contenido: importaciones.contenido }).from(importaciones).where(hasId(id)),
  );
  return row?.contenido ?? undefined;
}

export async function updateImportacion(
  tx: Tx,
  id: string,
  values: Partial<Omit<ImportacionRow, 'importacion_id'>>,
): Promise<void> {
  await tx.update(importaciones).set(values).where(hasId(id));
}

export const deleteImportacion = (tx: Tx, id: string) => tx.delete(importaciones).where(hasId(id));

export async function insertFilas(tx: Tx, id: string, planned: readonly Planned[]): Promise<void> {
  await tx.execute(sql`
    INSERT INTO importaciones_filas (importacion_id, fila, nombre, id_externo, efecto, objeto_id, condicion_id, version, antes, despues, errores, fotos)
    SELECT ${id}::uuid, fila, nombre, id_externo, efecto, objeto_id, condicion_id, version, antes, despues, errores, COALESCE(fotos, '[]')
    FROM jsonb_to_recordset(${JSON.stringify(planned)}::jsonb) AS f (fila int, nombre text, id_externo text, efecto text, objeto_id uuid,
      condicion_id uuid, version int, antes jsonb, despues jsonb, errores jsonb, fotos jsonb)`);
}

export const deleteFilas = (tx: Tx, id: string) => tx.delete(importacionesFilas).where(ofImportacion(id));

/** Returns a page of the import's rows and the total count. */
export async function findFilas(
  q: Queryable,
  id: string,
  {
    limit,
    offset,
    efecto,
    estado,
  }: Page & { efecto?: EfectoRenglon | undefined; estado?: EstadoRenglon | undefined },
): Promise<{ rows: RenglonFound[]; total: number }> {
  const condition = and(
    ofImportacion(id),
    efecto && eq(importacionesFilas.efecto, efecto),
    estado && eq(importacionesFilas.estado, estado),
  );
  const [rows, total] = await Promise.all([
    q
      .select()
      .from(importacionesFilas)
      .where(condition)
      .orderBy(asc(importacionesFilas.fila))
      .limit(limit)
      .offset(offset),
    q.$count(importacionesFilas, condition),
  ]);
  return { rows, total };
}

const TO_DO: SQL = sql`${importacionesFilas.efecto} IN ('nuevo', 'cambia')`;

/** Returns the next rows to apply. */
export const findPending = (tx: Tx, id: string, limit: number): Promise<RenglonRow[]> =>
  tx
    .select()
    .from(importacionesFilas)
    .where(and(ofImportacion(id), eq(importacionesFilas.estado, 'pendiente'), TO_DO))
    .orderBy(asc(importacionesFilas.fila))
    .limit(limit);

/** Returns the next rows to undo, the last row first. */
export const findApplied = (tx: Tx, id: string, limit: number): Promise<RenglonRow[]> =>
  tx
    .select()
    .from(importacionesFilas)
    .where(and(ofImportacion(id), eq(importacionesFilas.estado, 'hecha')))
    .orderBy(desc(importacionesFilas.fila))
    .limit(limit);

export async function markFilas(tx: Tx, id: string, outcomes: readonly Outcome[]): Promise<void> {
  await tx.execute(sql`
    UPDATE importaciones_filas f SET estado = o.estado, objeto_id = o.objeto_id, version = o.version
    FROM jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) AS o (fila int, estado text, objeto_id uuid, version int)
    WHERE f.importacion_id = ${id} AND f.fila = o.fila`);
}

export async function findRefused(q: Queryable, id: string): Promise<RenglonFound[]> {
  return q
    .select()
    .from(importacionesFilas)
    .where(and(ofImportacion(id), eq(importacionesFilas.efecto, 'error')))
    .orderBy(asc(importacionesFilas.fila));
}

/** Deletes stored import data: of an erased customer, and of every import after its retention time. */

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

const UNFINISHED = 'No se terminó de enviar.';

/** Deletes the files, rows and pictures of old imports. The audit log keeps the changes that the imports made. */
export async function purgeImportaciones(db: Db): Promise<void> {
  const kept = sql`contenido IS NOT NULL OR EXISTS (SELECT FROM importaciones_filas f WHERE f.importacion_id = i.importacion_id)
    OR EXISTS (SELECT FROM importaciones_imagenes h WHERE h.importacion_id = i.importacion_id)`;
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ importacion_id: string }>(sql`
      WITH gone AS (
        UPDATE importaciones i SET contenido = NULL,
          motivo = CASE estado WHEN 'recibiendo' THEN ${UNFINISHED} ELSE motivo END,
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
