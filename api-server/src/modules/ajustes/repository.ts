import { LIMITS } from 'api-client/contract';
import { and, arrayOverlaps, asc, between, eq, isNotNull, notExists, sql } from 'drizzle-orm';
import { one, type Queryable, type Tx } from '../../db/database.ts';
import { startOf, today } from '../../db/dias.ts';
import { segundosFactores } from '../../db/schema/access.ts';
import { ajustes } from '../../db/schema/system.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import { feriados } from '../../db/schema/zonas.ts';

export type AjustesRow = typeof ajustes.$inferSelect;
export type AjustesChange = Partial<Omit<AjustesRow, 'unico' | 'remitos_desde' | 'version'>>;

export const findAjustes = (q: Queryable): Promise<AjustesRow> => one(q.select().from(ajustes));

/** Returns today's date in the shop's time zone. */
export async function findToday(q: Queryable): Promise<string> {
  const day = sql<string>`${today}::text`;
  return (await one(q.select({ day }).from(ajustes))).day;
}

/** Returns the holidays within the announcement period from that day on. */
export async function findCerrado(q: Queryable, day: string): Promise<string[]> {
  const last = sql`${day}::date + ${LIMITS.cerradoDias}::int`;
  const rows = await q
    .select({ fecha: feriados.fecha })
    .from(feriados)
    .where(between(feriados.fecha, day, last))
    .orderBy(asc(feriados.fecha));
  return rows.map(({ fecha }) => fecha);
}

/** Returns the moment when a day, or `later` days after it, begins. Undefined if that moment has passed. */
export async function findStartOfDay(q: Queryable, day: string, later = 0): Promise<Date | undefined> {
  const begin = startOf(day, later);
  const [row] = await q
    .select({ begin: sql<Date>`${begin}`.mapWith((text: string) => new Date(text)) })
    .from(ajustes)
    .where(sql`${begin} > now()`);
  return row?.begin;
}

/** Increments the catalogue version without a change of data: a date has come that changes the shop's pages. */
export const invalidatePages = (q: Queryable) => q.update(ajustes).set({ anuncio: sql`${ajustes.anuncio}` });

/** Locks the settings until the transaction ends. Transactions with `share` do not wait for each other. */
export const lockAjustes = (tx: Tx, lockMode: 'update' | 'share'): Promise<AjustesRow> =>
  one(tx.select().from(ajustes).for(lockMode));

/** Writes the change and increments the version. */
export const updateAjustes = (tx: Tx, change: AjustesChange): Promise<AjustesRow> =>
  one(
    tx
      .update(ajustes)
      .set({ ...change, version: sql`${ajustes.version} + 1` })
      .returning(),
  );

const factorOf = (q: Queryable, usuarioId: string | typeof usuarios.usuario_id) =>
  q
    .select({ usuario_id: segundosFactores.usuario_id })
    .from(segundosFactores)
    .where(and(eq(segundosFactores.usuario_id, usuarioId), isNotNull(segundosFactores.activado_en)));

export const hasFactor = async (q: Queryable, usuarioId: string): Promise<boolean> =>
  (await factorOf(q, usuarioId)).length > 0;

const lacksFactor = (q: Queryable) =>
  and(
    eq(usuarios.esta_activo, true),
    arrayOverlaps(usuarios.roles, ['empleado', 'admin']),
    notExists(factorOf(q, usuarios.usuario_id)),
  );

/** Returns the first active staff accounts without a second factor, and their number. */
export async function findWithoutFactor(q: Queryable) {
  const rows = await q
    .select({ usuario_id: usuarios.usuario_id, nombre: usuarios.nombre, apellido: usuarios.apellido })
    .from(usuarios)
    .where(lacksFactor(q))
    .orderBy(asc(usuarios.apellido), asc(usuarios.nombre), asc(usuarios.usuario_id))
    .limit(LIMITS.pageMax);
  return { usuarios: rows, total: await q.$count(usuarios, lacksFactor(q)) };
}

export async function findIdsWithoutFactor(q: Queryable): Promise<string[]> {
  const rows = await q.select({ id: usuarios.usuario_id }).from(usuarios).where(lacksFactor(q));
  return rows.map(({ id }) => id);
}
