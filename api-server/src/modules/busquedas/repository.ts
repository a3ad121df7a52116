import type { HALLAZGOS } from 'api-client/contract';
import type { PERIODOS_BUSQUEDA } from 'api-client/contract/busquedas-staff';
import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { busquedas } from '../../db/schema/busqueda.ts';
import { holds } from '../../db/search.ts';
import type { Page } from '../../shared/page.ts';

export type Hallazgo = (typeof HALLAZGOS)[number];
type Periodo = (typeof PERIODOS_BUSQUEDA)[number];

/** Maximum number of rows; the least frequent and oldest searches are deleted first. */
export const MAX_ROWS = 5000;
/** Days until a search is deleted. */
const KEPT_DAYS = 90;
const DAYS: Record<Periodo, number> = { mes: 30, trimestre: KEPT_DAYS };

const today = sql`dia_de(now())`;
const hasId = (busquedaId: string) => eq(busquedas.busqueda_id, busquedaId);

/** Returns the normalised term; null when no word of the term counts in a search. */
export async function normalizeTerm(q: Queryable, term: string): Promise<string | null> {
  const { rows } = await q.execute<{ clave: string | null }>(sql`SELECT clave_de_palabra(${term}) AS clave`);
  return rows[0]?.clave ?? null;
}

/** Counts one search for this term today. */
export async function addBusqueda(
  q: Queryable,
  found: { clave: string; termino: string; hallazgo: Hallazgo },
) {
  await q
    .insert(busquedas)
    .values({ ...found, dia: sql`${today}` })
    .onConflictDoUpdate({
      target: [busquedas.clave, busquedas.dia],
      set: { ...found, cantidad: sql`${busquedas.cantidad} + 1`, ultima: sql`now()` },
    });
  const over = (await q.$count(busquedas)) - MAX_ROWS;
  if (over <= 0) return;
  await q.execute(sql`DELETE FROM busquedas WHERE (clave, dia) IN (
    SELECT clave, dia FROM busquedas ORDER BY cantidad, ultima LIMIT ${over})`);
}

/** Deletes the logged search terms that find something now. */
export async function forgetBusquedas(q: Queryable, claves: string[]): Promise<void> {
  await q.delete(busquedas).where(inArray(busquedas.clave, claves));
}

export const purgeBusquedas = (q: Queryable) =>
  q.delete(busquedas).where(lt(busquedas.dia, sql`${today} - ${KEPT_DAYS}::int`));

export interface BusquedasFilter {
  term: string;
  periodo: Periodo;
  hallazgo?: Hallazgo;
  /** Only dismissed searches; without this, only the others. */
  filtro?: 'descartadas';
}

/** Returns a page of searches, the most frequent in the period first, and how many there are in all. */
export async function listBusquedas(q: Queryable, filter: BusquedasFilter, { limit, offset }: Page) {
  const latest = <T>(column: SQL | (typeof busquedas)['termino'] | (typeof busquedas)['hallazgo']) =>
    sql<T>`(array_agg(${column} ORDER BY ${busquedas.dia} DESC))[1]`;
  const sums = q
    .select({
      busqueda_id: busquedas.busqueda_id,
      termino: latest<string>(busquedas.termino).as('termino'),
      hallazgo: latest<Hallazgo>(busquedas.hallazgo).as('hallazgo'),
      cantidad: sql<number>`sum(${busquedas.cantidad})::int`.as('cantidad'),
      ultima: sql<Date>`max(${busquedas.ultima})`.mapWith(busquedas.ultima).as('ultima'),
      descartada: sql<boolean>`bool_or(${busquedas.descartada})`.as('descartada'),
    })
    .from(busquedas)
    .where(sql`${busquedas.dia} > ${today} - ${DAYS[filter.periodo]}::int`)
    .groupBy(busquedas.busqueda_id)
    .as('sums');
  const condition = and(
    eq(sums.descartada, filter.filtro === 'descartadas'),
    filter.hallazgo && eq(sums.hallazgo, filter.hallazgo),
    filter.term.trim() ? holds(sql`normalizar(${sums.termino})`, filter.term) : undefined,
  );
  const [rows, counted] = await Promise.all([
    q
      .select()
      .from(sums)
      .where(condition)
      .orderBy(desc(sums.cantidad), desc(sums.ultima), asc(sums.busqueda_id))
      .limit(limit)
      .offset(offset),
    q.select({ total: sql<number>`count(*)::int` }).from(sums).where(condition),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

export type BusquedaRow = Awaited<ReturnType<typeof listBusquedas>>['rows'][number];

/** Returns the last spelling and whether the search is dismissed; locks the rows of all its days. */
export const lockBusqueda = (tx: Tx, busquedaId: string) =>
  first(
    tx
      .select({ termino: busquedas.termino, descartada: busquedas.descartada })
      .from(busquedas)
      .where(hasId(busquedaId))
      .orderBy(desc(busquedas.dia))
      .for('update'),
  );

export async function setDescartada(tx: Tx, busquedaId: string, descartada: boolean): Promise<void> {
  await tx.update(busquedas).set({ descartada }).where(hasId(busquedaId));
}
