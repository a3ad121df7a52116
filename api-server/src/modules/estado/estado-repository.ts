import { and, inArray, sql } from 'drizzle-orm';
import { one, type Queryable } from '../../db/database.ts';
import { COUNTED_STATES, jobRows, QUEUES } from '../../db/queues.ts';
import { imagenes } from '../../db/schema/catalogo.ts';

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
