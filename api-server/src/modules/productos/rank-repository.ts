/** What a search of products finds, and in which order: by tier, then by sales, then by name. */
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { productosBuscados } from '../../db/schema/busqueda.ts';
import { productos } from '../../db/schema/catalogo.ts';
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

export const NOTHING = Buffer.alloc(0);
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

/** Whether the search's own table is enough: all that the filter says of products is whether they are active. */
export const isAlone = ({ orden, esta_activo: _, ...more }: ListFilter): boolean =>
  !orden && Object.values(more).every((value) => value === undefined);

/** FROM and WHERE of the products within the filter for which the condition holds. */
export function fromWhere(filter: ListFilter, condition: SQL, from = sql`${b}`): SQL {
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

/** Asks for the products of the ranking within the filter, the best first, or in the filter's own order. */
export async function rank(
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
