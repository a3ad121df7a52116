/** The one search of products: suggestions, catalogue, panel, palette, quick order and staff orders ask it. */
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/database.ts';
import { productosBuscados } from '../../db/schema/busqueda.ts';
import {
  folded,
  forgivenPartsOf,
  hasAll,
  hasPart,
  hasSome,
  isNamed,
  likenessOf,
  type Part,
  partsOf,
  SHORT,
  shortConditions,
  tierOf,
} from '../../db/search.ts';
import type { ListFilter } from './productos-repository.ts';
import {
  type Found,
  foundIds,
  fromWhere,
  ID_BYTES,
  isAlone,
  NOTHING,
  rank,
  uuidsIn,
} from './rank-repository.ts';

const b = productosBuscados;

/** A short term that finds fewer products by how their names begin finds words inside names too. */
const FEW = 500;
/** Of a term of one or two letters, and of products that have only some of the words, no more are found. */
const MOST = 2000;
/** Products that are ranked at once. Sorting and sending all that a broad word finds would take most of the search's time. */
const FIRST = 2000;

/**
 * The products that the term finds within the filter, the best first, or in the filter's own order.
 *
 * @param which `first`: ids of the first `FIRST` and how many there are. `all`: the ids of all.
 */
export function searchProductos(
  db: Db,
  filter: ListFilter,
  term: string,
  which: 'first' | 'all',
): Promise<Found> {
  const first = which === 'first' ? FIRST : undefined;
  if (!isAlone(filter)) return search(db, filter, { term, first });
  return db.transaction(async (tx) => {
    // PostgreSQL takes a comparison with a tsquery to cost nothing: for a common word it would read and compare all products.
    // A letter is found soonest in any rows. With its usual 4 MB PostgreSQL would sort 40,000 products on disk.
    const scan = isShort(term) ? 'on' : 'off';
    await tx.execute(
      sql`SELECT set_config('enable_seqscan', ${scan}, true), set_config('work_mem', '16MB', true)`,
    );
    return search(tx, filter, { term, first });
  });
}

const isShort = (term: string): boolean => folded(term).length < SHORT;

/** Those of the products that the search found so, in its order. */
export async function searchAmong(
  q: Queryable,
  filter: ListFilter,
  { term, how, ids }: { term: string; how: 'nombre' | 'parecidos'; ids: readonly string[] },
): Promise<Found> {
  const parts = how === 'nombre' ? await partsOf(q, term) : await forgivenPartsOf(q, term);
  const condition = how === 'nombre' ? isNamed(term, parts) : hasAll(parts);
  const tier = tierOf(term, parts, how === 'nombre' ? 'named' : 'alike');
  // OFFSET 0: the words are compared with these rows alone, not looked up in the index.
  const from = sql`(SELECT * FROM ${b} WHERE ${b.producto_id} = ANY (${sql.param(ids)}::uuid[]) OFFSET 0) AS ${b}`;
  return rank(q, filter, { condition, tier, from });
}

async function search(
  q: Queryable,
  filter: ListFilter,
  { term, first }: { term: string; first: number | undefined },
): Promise<Found> {
  const parts = await partsOf(q, term);
  const named = await findNamed(q, filter, { term, parts, first });
  if (named.ids.length > 0) return named;
  const forgiven = await forgivenPartsOf(q, term);
  if (forgiven.every(({ meanings }) => meanings.length === 0)) return named;
  const likeness = isCertain(forgiven) ? {} : { likeness: sumOf(forgiven.map(likenessOf)) };
  const tier = tierOf(term, forgiven, 'alike');
  const alike = await rank(q, filter, { condition: hasAll(forgiven), tier, ...likeness, first });
  if (alike.ids.length > 0) return { ...alike, how: 'parecidos' };
  return findPartly(q, filter, { term, parts: forgiven });
}

/** Counts in how many recent orders each product is: what is sold most comes first. Takes seconds in a big shop. */
export const countVentas = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`SELECT set_config('statement_timeout', '0', true)`);
    await tx.execute(sql`SELECT contar_ventas()`);
  });

/** Whether the term finds products as it is written. */
export async function isFoundAsWritten(q: Queryable, filter: ListFilter, term: string): Promise<boolean> {
  const condition = isNamed(term, await partsOf(q, term));
  const { rows } = await q.execute(sql`SELECT ${fromWhere(filter, condition)} LIMIT 1`);
  return rows.length > 0;
}

async function findNamed(
  q: Queryable,
  filter: ListFilter,
  { term, parts, first }: { term: string; parts: readonly Part[]; first: number | undefined },
): Promise<Found> {
  const tier = tierOf(term, parts);
  const bound = isShort(term) ? { limit: MOST } : { first };
  const named = await rank(q, filter, { condition: isNamed(term, parts), tier, ...bound });
  if (!isShort(term) || named.ids.length >= FEW * ID_BYTES) return named;
  // Rank only some of them: nearly every product may have such a letter. PostgreSQL looks for them in this order until it has enough.
  const candidates = [isNamed(term, parts), ...shortConditions(term)].map(
    (condition) => sql`SELECT ${b.producto_id} ${fromWhere(filter, condition)}`,
  );
  const condition = sql`${b.producto_id} IN (
    SELECT * FROM (${sql.join(candidates, sql` UNION ALL `)}) AS candidates LIMIT ${MOST})`;
  return rank(q, filter, { condition, tier });
}

/** The products that have most of the parts, where none has all; a number, a size or a function word alone finds nothing. */
async function findPartly(
  q: Queryable,
  filter: ListFilter,
  { term, parts }: { term: string; parts: readonly Part[] },
): Promise<Found> {
  const tier = tierOf(term, parts, 'partly');
  const { conditions, isCounted } = hasSome(parts);
  const count = sumOf(parts.map((part) => sql<number>`(${hasPart(part)})::int`));
  const likeness =
    isCounted && isCertain(parts)
      ? {}
      : { likeness: sumOf(parts.map(likenessOf)), ...(!isCounted && { count }) };
  let partly = foundIds(NOTHING);
  for (const condition of conditions) {
    partly = await rank(q, filter, { condition, tier, ...likeness, limit: MOST });
    if (partly.ids.length > 0) break;
  }
  if (partly.ids.length === 0) return partly;
  const has = parts.map((part) => sql`bool_or(${hasPart(part)})`);
  const { rows } = await q.execute<{ has: boolean[] }>(sql`
    SELECT ARRAY[${sql.join(has, sql`, `)}] AS has FROM ${b}
    WHERE ${b.producto_id} = ANY (${sql.param(uuidsIn(partly.ids))}::uuid[])`);
  const missing = parts.flatMap(({ text }, place) => (rows[0]?.has[place] ? [] : [text]));
  return { ...partly, how: 'parciales', missing };
}

/** Whether nothing but endings was forgiven: then products with as many of the parts are as like the term. */
const isCertain = (parts: readonly Part[]): boolean =>
  parts.every(({ meanings }) => meanings.every(({ likeness }) => likeness === 1));

const sumOf = (numbers: readonly SQL<number>[]): SQL<number> =>
  sql<number>`(${sql.join([sql`0::real`, ...numbers], sql` + `)})`;
