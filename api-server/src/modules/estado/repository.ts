import { and, count, desc, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import { first, one, type Queryable, type Tx } from '../../db/database.ts';
import { COUNTED_STATES, jobRows, QUEUES, type QueueName } from '../../db/queues.ts';
import { bitacora } from '../../db/schema/bitacora.ts';
import { imagenes, productos } from '../../db/schema/catalogo.ts';
import { ajustes } from '../../db/schema/system.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import type { Page } from '../../shared/page.ts';

export interface Trabajos {
  cola: string;
  esperan: number;
  programados: number;
  en_curso: number;
  abandonados: number;
  espera_desde: Date | null;
}

/** Returns the database's version, size and connections. */
export async function findBase(q: Queryable) {
  const { rows } = await q.execute<
    Record<'version' | 'tamano', string> & Record<'conexiones' | 'conexiones_max' | 'imagenes', number>
  >(sql`
    SELECT current_setting('server_version') AS version, pg_database_size(current_database())::text AS tamano,
      (SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database()) AS conexiones,
      current_setting('max_connections')::int AS conexiones_max,
      (SELECT count(*)::int FROM ${imagenes}) AS imagenes`);
  return one(Promise.resolve(rows));
}

/** Returns the shop's unfinished and failed jobs by queue, without pg-boss's own jobs. */
export async function findTrabajos(q: Queryable): Promise<Trabajos[]> {
  const { state, due, name } = jobRows;
  const waits = sql`${state} IN ('created', 'retry') AND ${due} <= now()`;
  return q
    .select({
      cola: name,
      esperan: sql<number>`(count(*) FILTER (WHERE ${waits}))::int`,
      programados: sql<number>`(count(*) FILTER (WHERE ${state} IN ('created', 'retry') AND ${due} > now()))::int`,
      en_curso: sql<number>`(count(*) FILTER (WHERE ${state} = 'active'))::int`,
      abandonados: sql<number>`(count(*) FILTER (WHERE ${state} = 'failed'))::int`,
      espera_desde: sql<Date | null>`min(${due}) FILTER (WHERE ${waits})`.mapWith(due),
    })
    .from(jobRows)
    .where(and(inArray(name, QUEUES), inArray(sql`${state}::text`, COUNTED_STATES)))
    .groupBy(name)
    .orderBy(name);
}

/** The shop's own queues, without those of pg-boss. */
const isOwn = inArray(jobRows.name, QUEUES);
const isFailed = and(isOwn, eq(jobRows.state, 'failed'));

const { id, name, state, data, output, retries, created, started, ended } = jobRows;
const select = (q: Queryable) =>
  q.select({ id, name, state, data, output, retries, created, started, ended }).from(jobRows);

type Row = Awaited<ReturnType<typeof select>>[number];
export type TrabajoRow = Omit<Row, 'name'> & { name: QueueName };

/** Returns a page of jobs that failed after all retries, newest failure first. */
export async function findFallidos(q: Queryable, { limit, offset }: Page) {
  const [rows, [counted]] = await Promise.all([
    select(q).where(isFailed).orderBy(desc(ended), desc(id)).limit(limit).offset(offset),
    q.select({ total: count() }).from(jobRows).where(isFailed),
  ]);
  return { rows: rows as TrabajoRow[], total: counted?.total ?? 0 };
}

export const findTrabajo = (q: Queryable, jobId: string) =>
  first(select(q).where(and(isOwn, eq(id, jobId)))) as Promise<TrabajoRow | undefined>;

/** Locks the job: no other process starts, retries or deletes it until the transaction ends. */
export const lockTrabajo = (tx: Tx, jobId: string) =>
  first(
    select(tx)
      .where(and(isOwn, eq(id, jobId)))
      .for('update'),
  ) as Promise<TrabajoRow | undefined>;

export const deleteTrabajo = (tx: Tx, jobId: string) => tx.delete(jobRows).where(and(isOwn, eq(id, jobId)));

type Step = 'datos' | 'aspecto' | 'montos' | 'textos' | 'cobro' | 'correo' | 'catalogo' | 'personal';

const settled = (...columns: SQLWrapper[]) => sql`num_nonnulls(${sql.join(columns, sql`, `)}) > 0`;

/** Returns which setup steps are done, judged by settings, audit log, catalogue and accounts. */
export async function findPrimerosPasos(q: Queryable): Promise<Record<Step, boolean>> {
  const { nombre, telefono, email, titulo_inicio, texto_inicio, texto_nosotros, cbu, color, imagen_id } =
    ajustes;
  const changed = sql`EXISTS (SELECT FROM ${bitacora} WHERE ${bitacora.accion} = 'ajustes.edicion'
    AND ${bitacora.despues} ?| '{monto_minimo,envio_gratis}')`;
  const { rows } = await q.execute<Record<Step, boolean>>(sql`
    SELECT ${settled(nombre, telefono, email)} AS datos, ${settled(color, imagen_id)} AS aspecto, ${changed} AS montos,
      ${settled(titulo_inicio, texto_inicio, texto_nosotros)} AS textos, ${cbu} <> '' AS cobro,
      EXISTS (SELECT FROM ${bitacora} WHERE ${bitacora.accion} = 'correo.prueba') AS correo,
      EXISTS (SELECT FROM ${productos}) AS catalogo,
      (SELECT count(*) FROM (SELECT FROM ${usuarios} WHERE ${usuarios.esta_activo}
        AND ${usuarios.roles} && '{empleado,admin}'::text[] LIMIT 2) AS staff) > 1 AS personal
    FROM ${ajustes}`);
  return one(Promise.resolve(rows));
}
