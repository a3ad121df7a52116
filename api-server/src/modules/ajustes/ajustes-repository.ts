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

/** The shop's day. */
export async function findToday(q: Queryable): Promise<string> {
  const day = sql<string>`${today}::text`;
  return (await one(q.select({ day }).from(ajustes))).day;
}

/** The holidays of so many days from that one on. */
export async function findCerrado(q: Queryable, day: string): Promise<string[]> {
  const last = sql`${day}::date + ${LIMITS.cerradoDias}::int`;
  const rows = await q
    .select({ fecha: feriados.fecha })
    .from(feriados)
    .where(between(feriados.fecha, day, last))
    .orderBy(asc(feriados.fecha));
  return rows.map(({ fecha }) => fecha);
}

/** When a day begins, or so many later; nothing once it has. */
export async function findBegin(q: Queryable, day: string, later = 0): Promise<Date | undefined> {
  const begin = startOf(day, later);
  const [row] = await q
    .select({ begin: sql<Date>`${begin}`.mapWith((text: string) => new Date(text)) })
    .from(ajustes)
    .where(sql`${begin} > now()`);
  return row?.begin;
}

/** What visitors see changes though nothing is written: a day has come. */
export const showAnew = (q: Queryable) => q.update(ajustes).set({ anuncio: sql`${ajustes.anuncio}` });

/** Until the transaction is over nobody else settles anything. `share`: nor do those who ask so wait for each other. */
export const lockAjustes = (tx: Tx, how: 'update' | 'share'): Promise<AjustesRow> =>
  one(tx.select().from(ajustes).for(how));

/** Writes the change and raises the version. */
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

/** Active staff without a second factor: the first of them, and how many there are. */
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
