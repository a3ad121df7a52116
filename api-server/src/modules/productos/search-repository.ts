/** The one search of products: suggestions, catalogue, panel, palette, quick order and staff orders ask it. */
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/database.ts';
import { productosBuscados } from '../../db/schema/busqueda.ts';
import { productos } from '../../db/schema/catalogo.ts';
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
import { orders } from './list-order-repository.ts';
import { type ListFilter, where } from './productos-repository.ts';

const b = productosBuscados;

/** Bytes of an id. */
export const ID_BYTES = 16;

export const uuidsIn = (ids: Buffer): string[] =>
  Array.from({ length: ids.length / ID_BYTES }, (_, index) =>
    ids
      .toString('hex', ID_BYTES * index, ID_BYTES * (index + 1))
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  );

/** What a list finds, in its order. */
export interface Found {
  /** How many products are found. `ids` has all of them, or the first `FIRST` where no more were asked for. */
  total: number;
  /** Of 16 bytes each, one after the other. */
  ids: Buffer;
  /** Of each id its tier (`tierOf`), in a byte; empty where the list is in another order than the search's. */
  tiers: Buffer;
  /** Whether the products have all words as they are written, or forgiven, or only most of them. */
  how: 'nombre' | 'parecidos' | 'parciales';
  /** Where the products have only most of the words: the words that none of them has. */
  missing: string[];
}

const NOTHING = Buffer.alloc(0);
export const foundIds = (ids: Buffer): Found => ({
  ids,
  total: ids.length / ID_BYTES,
  tiers: NOTHING,
  how: 'nombre',
  missing: [],
});
/** Whether `ids` has all that is found. */
export const isComplete = ({ ids, total }: Found): boolean => ids.length === total * ID_BYTES;

/** Products less like the term than the likest by so much are left out. */
const NEARLY = 0.75;
/** A short term that finds fewer products by how their names begin finds words inside names too. */
const FEW = 500;
/** Of a term of one or two letters, and of products that have only some of the words, no more are found. */
const MOST = 2000;
/** Products that are ranked at once. Sorting and sending all that a broad word finds would take most of the search's time. */
const FIRST = 2000;

interface Ranking {
  condition: SQL;
  /** The rows that are looked at; all products that are searched when left out. */
  from?: SQL;
  tier: SQL<number>;
  likeness?: SQL<number>;
  /** How many of the words the product has, beside its likeness: those with most of them are kept. */
  count?: SQL<number>;
  /** No more are found. */
  limit?: number;
  /** All are counted, and so many of them sent. Not with `likeness`, which needs all of them anyway. */
  first?: number | undefined;
}

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
    const seqscan = isShort(term) ? 'on' : 'off';
    await tx.execute(
      sql`SELECT set_config('enable_seqscan', ${seqscan}, true), set_config('work_mem', '16MB', true)`,
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

/** Whether the search's own table is enough: all that the filter says of products is whether they are active. */
const isAlone = ({ orden, esta_activo: _, ...more }: ListFilter): boolean =>
  !orden && Object.values(more).every((value) => value === undefined);

/** FROM and WHERE of the products within the filter for which the condition holds. */
function fromWhere(filter: ListFilter, condition: SQL, from = sql`${b}`): SQL {
  const { esta_activo } = filter;
  if (!isAlone(filter))
    return sql`FROM ${from} JOIN ${productos} ON ${productos.producto_id} = ${b.producto_id} WHERE ${and(condition, where(filter))}`;
  return sql`FROM ${from} WHERE ${and(condition, esta_activo === undefined ? undefined : eq(b.esta_activo, esta_activo))}`;
}

/**
 * The place of a product in the order of the search: by tier, then by sales, then by name. PostgreSQL sorts one number several
 * times as fast as its parts. No product is in 2^24 orders of 90 days.
 */
const turnOf = (tier: SQL<number>): SQL =>
  sql`((${tier})::bigint << 56) + ((16777215 - ${b.ventas})::bigint << 32) + ${b.lugar}`;
/** The tier that a turn holds. If a query asked for both, PostgreSQL would compute each tier twice. */
const TIER = sql`(turn + 2147483648 >> 56)::int`;

async function rank(
  q: Queryable,
  filter: ListFilter,
  { condition, from, tier, likeness, count, limit, first }: Ranking,
): Promise<Found> {
  const asked = sql`SELECT ${b.producto_id} AS id, ${b.orden} AS nombre, ${turnOf(tier)} AS turn
    ${likeness ? sql`, ${count ?? sql`0`} AS has, ${likeness} AS likeness` : sql``}
    ${isAlone(filter) ? sql`` : sql`, ${productos.creado_en} AS creado_en, ${productos.precio} AS precio`}
    ${fromWhere(filter, condition, from)}`;
  // Most of the words first, of those the likest, and what is nearly as like.
  const best = sql`SELECT * FROM (
      SELECT *, max(likeness) OVER () AS likest FROM (
        SELECT *, max(has) OVER () AS most FROM (${asked}) AS asked
      ) AS counted WHERE has = most
    ) AS compared WHERE likeness >= ${NEARLY} * likest`;
  const turns = filter.orden
    ? orders[filter.orden]({ creado_en: sql`creado_en`, precio: sql`precio` })
    : [...(likeness ? [desc(sql`likeness`)] : []), sql`turn`];
  const sent = limit ?? (likeness ? undefined : first);
  const { rows } = await q.execute<{ ids: Buffer | null; tiers: Buffer | null; total: number }>(sql`
    WITH found AS MATERIALIZED (${likeness ? best : asked})
    SELECT string_agg(uuid_send(id), '') AS ids, string_agg(set_byte('\\x00'::bytea, 0, ${TIER}), '') AS tiers,
      (SELECT count(*)::int FROM found) AS total
    FROM (
      SELECT id, turn FROM found
      ORDER BY ${sql.join([...turns, sql`nombre`, sql`id`], sql`, `)} ${sent === undefined ? sql`` : sql`LIMIT ${sent}`}
    ) AS ranked`);
  const { ids, tiers, total } = rows[0] ?? { ids: null, tiers: null, total: 0 };
  const found = foundIds(ids ?? NOTHING);
  return { ...found, tiers: tiers ?? NOTHING, ...(limit === undefined && { total }) };
}
