/** Ranks the products that a search finds: by tier, then by sales, then by name. */
import {
  eachOf,
  FLAG_FILTER_NAMES,
  FLAG_FILTERS,
  type FlagFilter,
  type ProductoFlag,
} from 'api-client/contract/producto-flags';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { one, type Queryable } from '../../../db/database.ts';
import { productosBuscados } from '../../../db/schema/busqueda.ts';
import { productos } from '../../../db/schema/catalogo.ts';
import {
  hasEtiqueta,
  isOfCategoria,
  isOfMarca,
  type ListFilter,
  orders,
  type ProductoFilter,
  precioFor,
  where,
} from './productos.ts';

const b = productosBuscados;

/** Bytes per id. */
export const ID_BYTES = 16;

export const decodeIds = (ids: Buffer): string[] =>
  Array.from({ length: ids.length / ID_BYTES }, (_, index) =>
    ids
      .toString('hex', ID_BYTES * index, ID_BYTES * (index + 1))
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  );

/** The products of a list, in its order. */
export interface RankedIds {
  /** The number of found products. `ids` may have only the first `FIRST` of them. */
  total: number;
  /** 16 bytes each, concatenated. */
  ids: Buffer;
  /** The tier (`rankTier`) of each id, one byte each; empty when the list has another order. */
  tiers: Buffer;
  /** Whether the products have all words as written, all words with typing mistakes, or only most words. */
  how: 'nombre' | 'parecidos' | 'parciales';
  /** For 'parciales': the words that no found product has. */
  missing: string[];
}

export const NO_IDS = Buffer.alloc(0);
export const asRankedIds = (ids: Buffer): RankedIds => ({
  ids,
  total: ids.length / ID_BYTES,
  tiers: NO_IDS,
  how: 'nombre',
  missing: [],
});
/** True when `ids` has all found products. */
export const isComplete = ({ ids, total }: RankedIds): boolean => ids.length === total * ID_BYTES;

/** Products below this share of the best likeness are left out. */
const NEARLY = 0.75;
interface Ranking {
  condition: SQL;
  /** The searched rows; by default all products. */
  from?: SQL;
  tier: SQL<number>;
  likeness?: SQL<number>;
  /** The number of words that the product has; products with the most words stay. */
  count?: SQL<number>;
  /** Finds at most this many. */
  limit?: number;
  /** Counts all and returns this many. No effect with `likeness`, which needs all rows. */
  first?: number | undefined;
}

/** True when the search table alone can answer: the filter checks at most `esta_activo`. */
export const needsOnlySearchTable = ({ orden, esta_activo: _, ...more }: ListFilter): boolean =>
  !orden && Object.values(more).every((value) => value === undefined);

/** Returns FROM and WHERE for the products that match filter and condition. */
export function fromWhere(filter: ListFilter, condition: SQL, from = sql`${b}`): SQL {
  const { esta_activo } = filter;
  if (!needsOnlySearchTable(filter))
    return sql`FROM ${from} JOIN ${productos} ON ${productos.producto_id} = ${b.producto_id} WHERE ${and(condition, where(filter))}`;
  return sql`FROM ${from} WHERE ${and(condition, esta_activo === undefined ? undefined : eq(b.esta_activo, esta_activo))}`;
}

/**
 * Encodes tier, sales and name rank in one number: PostgreSQL sorts one number several times as fast. No
 * product has 2^24 orders in 90 days.
 */
const encodeTurn = (tier: SQL<number>): SQL =>
  sql`((${tier})::bigint << 56) + ((16777215 - ${b.ventas})::bigint << 32) + ${b.lugar}`;
/** Decodes the tier from a turn. With a separate column, PostgreSQL would compute each tier twice. */
const TIER = sql`(turn + 2147483648 >> 56)::int`;

/** Finds the products of the ranking within the filter, best first or in the filter's order. */
export async function rank(
  q: Queryable,
  filter: ListFilter,
  { condition, from, tier, likeness, count, limit, first }: Ranking,
): Promise<RankedIds> {
  const candidates = sql`SELECT ${b.producto_id} AS id, ${b.orden} AS nombre, ${encodeTurn(tier)} AS turn
    ${likeness ? sql`, ${count ?? sql`0`} AS has, ${likeness} AS likeness` : sql``}
    ${needsOnlySearchTable(filter) ? sql`` : sql`, ${productos.creado_en} AS creado_en, ${precioFor(filter)} AS precio`}
    ${fromWhere(filter, condition, from)}`;
  // Keep the rows with the most words, and of these the ones with the best or nearly the best likeness.
  const best = sql`SELECT * FROM (
      SELECT *, max(likeness) OVER () AS likest FROM (
        SELECT *, max(has) OVER () AS most FROM (${candidates}) AS asked
      ) AS counted WHERE has = most
    ) AS compared WHERE likeness >= ${NEARLY} * likest`;
  const turns = filter.orden
    ? orders[filter.orden]({ creado_en: sql`creado_en`, precio: sql`precio` })
    : [...(likeness ? [desc(sql`likeness`)] : []), sql`turn`];
  const limitSent = limit ?? (likeness ? undefined : first);
  const { rows } = await q.execute<{ ids: Buffer | null; tiers: Buffer | null; total: number }>(sql`
    WITH found AS MATERIALIZED (${likeness ? best : candidates})
    SELECT string_agg(uuid_send(id), '') AS ids, string_agg(set_byte('\\x00'::bytea, 0, ${TIER}), '') AS tiers,
      (SELECT count(*)::int FROM found) AS total
    FROM (
      SELECT id, turn FROM found
      ORDER BY ${sql.join([...turns, sql`nombre`, sql`id`], sql`, `)} ${limitSent === undefined ? sql`` : sql`LIMIT ${limitSent}`}
    ) AS ranked`);
  const { ids, tiers, total } = rows[0] ?? { ids: null, tiers: null, total: 0 };
  const found = asRankedIds(ids ?? NO_IDS);
  return { ...found, tiers: tiers ?? NO_IDS, ...(limit === undefined && { total }) };
}

/** Counts the products that each choice of a filter would leave, together with the choices in the other filters. */

type Choices = Pick<
  ProductoFilter,
  'categoria' | 'marca' | 'etiqueta' | 'tipo_de_precio' | 'disponible' | ProductoFlag
>;

interface Cuenta {
  nombre: string;
  cantidad: number;
}

export interface Cuentas extends Record<FlagFilter, number> {
  categorias: Cuenta[];
  marcas: Cuenta[];
  etiquetas: Cuenta[];
  tipos: { tipo: 'por_kilo' | 'por_unidad' | 'por_bulto_cerrado'; cantidad: number }[];
  total: number;
  stock: number;
}

/** Counts active products, or only those among `ids`. Reads the whole list once. */
export async function countChoices(q: Queryable, choices: Choices, ids?: string[]): Promise<Cuentas> {
  const met = {
    categoria: choices.categoria === undefined ? sql`true` : isOfCategoria(choices.categoria),
    marca: choices.marca === undefined ? sql`true` : sql`COALESCE(${isOfMarca(choices.marca)}, false)`,
    etiqueta: choices.etiqueta === undefined ? sql`true` : hasEtiqueta(choices.etiqueta),
    tipo:
      choices.tipo_de_precio === undefined ? sql`true` : eq(productos.tipo_de_precio, choices.tipo_de_precio),
    ...eachOf(FLAG_FILTER_NAMES, (name) => {
      const { flag } = FLAG_FILTERS[name];
      return choices[flag] ? productos[flag] : sql`true`;
    }),
    stock: choices.disponible ? productos.disponible : sql`true`,
  };
  type Filter = keyof typeof met;
  const filters = Object.keys(met) as Filter[];
  /** Condition of all other filters. */
  const besides = (filter: Filter): SQL =>
    sql.join(
      filters.filter((other) => other !== filter).map((other) => sql.identifier(`con_${other}`)),
      sql` AND `,
    );
  const all = sql.join(
    filters.map((filter) => sql.identifier(`con_${filter}`)),
    sql` AND `,
  );
  const ofMany = (filter: Filter, from: SQL, id: SQL) => sql`
    (SELECT COALESCE(json_agg(json_build_object('nombre', t.nombre, 'cantidad', n.cantidad) ORDER BY t.busqueda), '[]')
     FROM (SELECT ${id} AS id, count(*) AS cantidad FROM base ${from} WHERE ${besides(filter)} GROUP BY 1) n
     JOIN ${sql.identifier(`${filter}s`)} t ON t.${sql.identifier(`${filter}_id`)} = n.id AND t.esta_activo)`;
  const countOption = (filter: Filter, is: SQL) =>
    sql`(SELECT count(*) FROM base WHERE ${is} AND ${besides(filter)})`;
  const base = q
    .select({
      producto_id: productos.producto_id,
      marca_id: productos.marca_id,
      tipo: productos.tipo_de_precio,
      ...eachOf(FLAG_FILTER_NAMES, (name) => productos[FLAG_FILTERS[name].flag]),
      stock: productos.disponible,
      ...Object.fromEntries(
        filters.map((filter) => [`con_${filter}`, sql`${met[filter]}`.as(`con_${filter}`)]),
      ),
    })
    .from(productos)
    .where(and(eq(productos.esta_activo, true), ids && inArray(productos.producto_id, ids)));
  const { cuentas } = await one(
    q
      .execute<{ cuentas: Cuentas }>(sql`
      WITH base AS MATERIALIZED ${base}
      SELECT json_build_object(
        'categorias', ${ofMany('categoria', sql`JOIN productos_categorias USING (producto_id)`, sql`categoria_id`)},
        'marcas', ${ofMany('marca', sql``, sql`marca_id`)},
        'etiquetas', ${ofMany('etiqueta', sql`JOIN productos_etiquetas USING (producto_id)`, sql`etiqueta_id`)},
        'tipos', (SELECT COALESCE(json_agg(json_build_object('tipo', tipo_de_precio, 'cantidad', cantidad)), '[]')
          FROM (SELECT tipo_de_precio, count(*) AS cantidad FROM base WHERE ${besides('tipo')} GROUP BY 1 ORDER BY 2 DESC) n),
        'total', (SELECT count(*) FROM base WHERE ${all}),
        ${sql.join(
          FLAG_FILTER_NAMES.map(
            (name) =>
              sql`${sql.raw(`'${name}'`)}, ${countOption(name, sql`${sql.identifier(FLAG_FILTERS[name].flag)}`)},`,
          ),
        )}
        'stock', ${countOption('stock', sql`disponible`)}) AS cuentas`)
      .then(({ rows }) => rows),
  );
  return cuentas;
}
