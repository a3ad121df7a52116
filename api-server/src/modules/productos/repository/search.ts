/** The one search of products, for suggestions, catalogue, panel, palette, quick order and staff orders. */
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../../db/database.ts';
import { productosBuscados } from '../../../db/schema/busqueda.ts';
import {
  findForgivenParts,
  findParts,
  folded,
  hasAll,
  hasPart,
  hasSome,
  isNamed,
  likenessOf,
  type Part,
  rankTier,
  SHORT,
  shortConditions,
} from '../../../db/search.ts';
import type { ListFilter } from './productos.ts';
import {
  asRankedIds,
  decodeIds,
  fromWhere,
  ID_BYTES,
  NO_IDS,
  needsOnlySearchTable,
  type RankedIds,
  rank,
} from './rank.ts';

const b = productosBuscados;

/** A short term with fewer matches at the start of names also searches words inside names. */
const FEW = 500;
/** Maximum results of a term of one or two letters, and of partial matches. */
const MOST = 2000;
/** Products ranked at once: to sort and send all matches of a broad word would take most of the search's time. */
const FIRST = 2000;

/**
 * Returns the matching products within the filter, best first or in the filter's order.
 * @param scope `first`: the first `FIRST` ids and the total; `all`: all ids
 */
export function searchProductos(
  db: Db,
  filter: ListFilter,
  term: string,
  scope: 'first' | 'all',
): Promise<RankedIds> {
  const first = scope === 'first' ? FIRST : undefined;
  if (!needsOnlySearchTable(filter)) return search(db, filter, { term, first });
  return db.transaction(async (tx) => {
    // PostgreSQL assumes that a tsquery comparison costs nothing, and would scan all products for a common
    // word. Only a term of one or two letters is found faster by a scan. With the default 4 MB, PostgreSQL would sort
    // 40,000 products on disk.
    const scan = isShort(term) ? 'on' : 'off';
    await tx.execute(
      sql`SELECT set_config('enable_seqscan', ${scan}, true), set_config('work_mem', '16MB', true)`,
    );
    return search(tx, filter, { term, first });
  });
}

const isShort = (term: string): boolean => folded(term).length < SHORT;

/** Returns those of the products that this search finds, in the search's order. */
export async function searchAmong(
  q: Queryable,
  filter: ListFilter,
  { term, how, ids }: { term: string; how: 'nombre' | 'parecidos'; ids: readonly string[] },
): Promise<RankedIds> {
  const parts = how === 'nombre' ? await findParts(q, term) : await findForgivenParts(q, term);
  const condition = how === 'nombre' ? isNamed(term, parts) : hasAll(parts);
  const tier = rankTier(term, parts, how === 'nombre' ? 'named' : 'alike');
  // OFFSET 0 makes PostgreSQL compare only these rows instead of using the index.
  const from = sql`(SELECT * FROM ${b} WHERE ${b.producto_id} = ANY (${sql.param(ids)}::uuid[]) OFFSET 0) AS ${b}`;
  return rank(q, filter, { condition, tier, from });
}

async function search(
  q: Queryable,
  filter: ListFilter,
  { term, first }: { term: string; first: number | undefined },
): Promise<RankedIds> {
  const parts = await findParts(q, term);
  const exact = await findExact(q, filter, { term, parts, first });
  if (exact.ids.length > 0) return exact;
  const forgiven = await findForgivenParts(q, term);
  if (forgiven.every(({ meanings }) => meanings.length === 0)) return exact;
  const likeness = isCertain(forgiven) ? {} : { likeness: addUp(forgiven.map(likenessOf)) };
  const tier = rankTier(term, forgiven, 'alike');
  const similar = await rank(q, filter, { condition: hasAll(forgiven), tier, ...likeness, first });
  if (similar.ids.length > 0) return { ...similar, how: 'parecidos' };
  return findPartly(q, filter, { term, parts: forgiven });
}

/** Counts recent orders per product, for the ranking by sales. Takes seconds in a big shop. */
export const countVentas = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`SELECT set_config('statement_timeout', '0', true)`);
    await tx.execute(sql`SELECT contar_ventas()`);
  });

/** True when the term finds products as written. */
export async function hasExactMatch(q: Queryable, filter: ListFilter, term: string): Promise<boolean> {
  const condition = isNamed(term, await findParts(q, term));
  const { rows } = await q.execute(sql`SELECT ${fromWhere(filter, condition)} LIMIT 1`);
  return rows.length > 0;
}

async function findExact(
  q: Queryable,
  filter: ListFilter,
  { term, parts, first }: { term: string; parts: readonly Part[]; first: number | undefined },
): Promise<RankedIds> {
  const tier = rankTier(term, parts);
  const bound = isShort(term) ? { limit: MOST } : { first };
  const exact = await rank(q, filter, { condition: isNamed(term, parts), tier, ...bound });
  if (!isShort(term) || exact.ids.length >= FEW * ID_BYTES) return exact;
  // Nearly every product may have such a letter, so rank only some. PostgreSQL stops once it has enough
  // candidates.
  const candidates = [isNamed(term, parts), ...shortConditions(term)].map(
    (condition) => sql`SELECT ${b.producto_id} ${fromWhere(filter, condition)}`,
  );
  const condition = sql`${b.producto_id} IN (
    SELECT * FROM (${sql.join(candidates, sql` UNION ALL `)}) AS candidates LIMIT ${MOST})`;
  return rank(q, filter, { condition, tier });
}

/** Finds products with most of the words when none has all. A number, size or function word alone finds nothing. */
async function findPartly(
  q: Queryable,
  filter: ListFilter,
  { term, parts }: { term: string; parts: readonly Part[] },
): Promise<RankedIds> {
  const tier = rankTier(term, parts, 'partly');
  const { conditions, isCounted } = hasSome(parts);
  const count = addUp(parts.map((part) => sql<number>`(${hasPart(part)})::int`));
  const likeness =
    isCounted && isCertain(parts)
      ? {}
      : { likeness: addUp(parts.map(likenessOf)), ...(!isCounted && { count }) };
  let partly = asRankedIds(NO_IDS);
  for (const condition of conditions) {
    partly = await rank(q, filter, { condition, tier, ...likeness, limit: MOST });
    if (partly.ids.length > 0) break;
  }
  if (partly.ids.length === 0) return partly;
  const has = parts.map((part) => sql`bool_or(${hasPart(part)})`);
  const { rows } = await q.execute<{ has: boolean[] }>(sql`
    SELECT ARRAY[${sql.join(has, sql`, `)}] AS has FROM ${b}
    WHERE ${b.producto_id} = ANY (${sql.param(decodeIds(partly.ids))}::uuid[])`);
  const missing = parts.flatMap(({ text }, place) => (rows[0]?.has[place] ? [] : [text]));
  return { ...partly, how: 'parciales', missing };
}

/** True when only word endings were forgiven: products with equally many words then have equal likeness. */
const isCertain = (parts: readonly Part[]): boolean =>
  parts.every(({ meanings }) => meanings.every(({ likeness }) => likeness === 1));

const addUp = (numbers: readonly SQL<number>[]): SQL<number> =>
  sql<number>`(${sql.join([sql`0::real`, ...numbers], sql` + `)})`;
