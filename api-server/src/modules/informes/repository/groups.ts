/** Adds up the orders of two periods by group: the base of every sales report. */
import { SOLD_ESTADOS } from 'api-client/contract';
import type { Informe } from 'api-client/contract/informes-words';
import type { ORDENES_MARGEN } from 'api-client/contract/margen-staff';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { type Db, one, type Queryable, type Tx } from '../../../db/database.ts';
import { inDias } from '../../../db/dias.ts';
import { EXACT, ORDERED_UNITS } from '../../../db/lineas.ts';
import { categorias, marcas, productos, productosCategorias } from '../../../db/schema/catalogo.ts';
import { detallesPedidos, pedidos } from '../../../db/schema/pedidos.ts';
import { centsFromDecimal } from '../../../db/schema/types.ts';
import { usuarios } from '../../../db/schema/usuarios.ts';
import { zonas } from '../../../db/schema/zonas.ts';
import type { Page } from '../../../shared/page.ts';
import { addressOf, findZonedAddresses, type ZonedAddress } from '../../zonas/repository.ts';
import type { Dias, Periods } from '../rules.ts';

/** Sums by name. Each adds up only the rows that meet the condition. */
export type Figures = Readonly<Record<string, (when: SQL) => SQL>>;

/** Key of a group: a column of orders and their lines, or of the sums by product `s`. */
interface Group {
  key: SQL;
  /** True when the key is a column of orders. */
  isOfOrders?: true;
  /** Join on sums by product: there are far fewer products than lines. */
  ofProducts?: SQL;
  /** Query for the names of the groups. */
  names: SQL;
}

const GROUPS: Record<Informe, Group> = {
  cliente: {
    key: sql`usuario_id`,
    isOfOrders: true,
    names: sql`SELECT usuario_id AS grupo, nombre_comercio AS nombre, nombre || ' ' || apellido AS detalle FROM ${usuarios}`,
  },
  vendedor: {
    key: sql`asignado_a`,
    isOfOrders: true,
    names: sql`SELECT usuario_id AS grupo, nombre || ' ' || apellido AS nombre, NULL AS detalle FROM ${usuarios}`,
  },
  zona: {
    key: sql`zona_id`,
    isOfOrders: true,
    names: sql`SELECT zona_id AS grupo, nombre, NULL AS detalle FROM ${zonas}`,
  },
  producto: {
    key: sql`producto_id`,
    names: sql`SELECT producto_id AS grupo, p.nombre, m.nombre AS detalle FROM ${productos} p JOIN ${marcas} m USING (marca_id)`,
  },
  marca: {
    key: sql`p.marca_id`,
    ofProducts: sql`JOIN ${productos} p ON p.producto_id = s.grupo`,
    names: sql`SELECT marca_id AS grupo, nombre, NULL AS detalle FROM ${marcas}`,
  },
  categoria: {
    key: sql`c.categoria_id`,
    ofProducts: sql`JOIN ${productosCategorias} c ON c.producto_id = s.grupo`,
    names: sql`SELECT categoria_id AS grupo, nombre, NULL AS detalle FROM ${categorias}`,
  },
};

export const keyOf = (por: Informe): SQL => GROUPS[por].key;

const commas = (all: readonly SQL[]) => sql.join([...all], sql`, `);

/** Returns the column for the other period. */
const before = (name: string) => `${name}_anterior`;

/** Lists the columns of the figures in both periods, each in the form that `of` gives. */
export const columnsOf = (
  names: readonly string[],
  of: (column: ReturnType<typeof sql.identifier>) => SQL,
): SQL => commas(names.flatMap((name) => [name, before(name)]).map((name) => of(sql.identifier(name))));

/** Lists the sums for both periods, as columns. */
export const inBoth = (figures: Figures): SQL =>
  commas(
    Object.entries(figures).flatMap(([name, sumOf]) => [
      sql`${sumOf(sql`now`)} AS ${sql.identifier(name)}`,
      sql`${sumOf(sql`NOT now`)} AS ${sql.identifier(before(name))}`,
    ]),
  );

/** Returns the query for the figures of the lines per group. */
export function lineSums(por: Informe, figures: Figures): SQL {
  const { key, ofProducts } = GROUPS[por];
  const byLine = (by: SQL) => sql`SELECT ${by} AS grupo, ${inBoth(figures)} FROM lineas GROUP BY 1`;
  if (!ofProducts) return byLine(key);
  const sums = columnsOf(Object.keys(figures), (name) => sql`sum(s.${name}) AS ${name}`);
  return sql`
    SELECT ${key} AS grupo, ${sums} FROM (${byLine(keyOf('producto'))}) s ${ofProducts} GROUP BY 1`;
}

/** Condition: orders sold in these days. */
export const soldIn = (dias: Dias) =>
  and(inArray(pedidos.estado_pedido, [...SOLD_ESTADOS]), inDias(pedidos.fecha_pedido, dias));

/**
 * Returns the condition that a line `d` is within the ids of these days' orders. Ids grow with the time, so the index
 * finds the lines of a month without a read of all lines. The condition excludes no line of these orders.
 */
async function isNear(q: Queryable, dias: Dias): Promise<SQL> {
  const id = sql`${pedidos.pedido_id}::text COLLATE "C"`;
  const { first, last } = await one(
    q
      .select({ first: sql<string | null>`min(${id})`, last: sql<string | null>`max(${id})` })
      .from(pedidos)
      .where(inDias(pedidos.fecha_pedido, dias)),
  );
  return sql`d.pedido_id BETWEEN ${first}::uuid AND ${last}::uuid`;
}

/** Runs the queries of a report at one moment. With the default 4 MB, PostgreSQL would sort a month's lines on disk. */
const readReport = <T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction(
    async (tx) => {
      await tx.execute(sql`SELECT set_config('work_mem', '32MB', true)`);
      return read(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

export interface GroupQuery extends Periods, Page {
  por: Informe;
  /** Query with `grupo` and the columns of `figures`, over the orders `v` and the lines `lineas`. */
  sums: SQL;
  figures: readonly string[];
  /** ORDER BY over the columns of `figures` in `p`; undefined for the order by name. */
  orden: SQL | undefined;
  /** Name for orders without a group. */
  anonymous: string;
}

export type GroupRow = Record<string, string | null> & { id: string | null; nombre: string };

/** Joins the delivery zone of each order. */
function joinZona(addresses: readonly ZonedAddress[]): SQL {
  const texts = sql.param(addresses.map(({ domicilio }) => domicilio));
  const ids = sql.param(addresses.map(({ zona_id }) => zona_id));
  return sql`JOIN ${usuarios} u ON u.usuario_id = ${pedidos.usuario_id}
    LEFT JOIN unnest(${texts}::text[], ${ids}::uuid[]) AS z (domicilio, zona_id)
    ON z.domicilio = ${addressOf(sql`${pedidos}`, sql`u`)}`;
}

/**
 * Returns a page of groups with each figure as text, for both periods (`…_anterior` for the other one), and
 * the number of groups.
 */
export const findGroups = (
  db: Db,
  { periodo, contra, por, sums, figures, orden, anonymous, limit, offset }: GroupQuery,
): Promise<{ rows: GroupRow[]; total: number }> =>
  readReport(db, async (tx) => {
    const { key, isOfOrders, names } = GROUPS[por];
    // Without further columns, PostgreSQL reads the orders from the index alone.
    const columns = isOfOrders ? sql`, total_precio, ${key}` : sql``;
    const join = por === 'zona' ? joinZona(await findZonedAddresses(tx)) : sql``;
    const orders = (dias: Dias, now: boolean) =>
      sql`SELECT pedido_id, ${now}::boolean AS now ${columns} FROM ${pedidos} ${join} WHERE ${soldIn(dias)}`;
    const lines = async (dias: Dias, now: boolean) => sql`
      SELECT v.*, producto_id, ${EXACT} AS cantidad, ${ORDERED_UNITS} AS cantidad_pedida, d.total_precio AS importe, costo_unitario
      FROM v JOIN ${detallesPedidos} d USING (pedido_id) WHERE now = ${now} AND ${await isNear(tx, dias)}`;
    // Only groups that may be on the page get their names.
    const candidates = orden ? sql`ORDER BY ${orden} FETCH FIRST ${limit + offset} ROWS WITH TIES` : sql``;
    const { rows } = await tx.execute<GroupRow & { total: number } & Record<string, unknown>>(sql`
      WITH v AS MATERIALIZED (${orders(periodo, true)} UNION ALL ${orders(contra, false)}),
      lineas AS (${await lines(periodo, true)} UNION ALL ${await lines(contra, false)}),
      g AS (SELECT p.*, count(*) OVER ()::int AS total FROM (${sums}) p ${candidates}),
      pagina AS (
        SELECT g.*, COALESCE(n.nombre, ${anonymous}::text) COLLATE "alfabetico" AS nombre, n.detalle
        FROM g LEFT JOIN (${names}) n USING (grupo)
      )
      SELECT grupo AS id, nombre, detalle, total, ${columnsOf(figures, (name) => sql`${name}::text`)}
      FROM pagina p ORDER BY ${orden ?? sql`p.nombre`}, p.nombre, p.grupo LIMIT ${limit} OFFSET ${offset}`);
    return { rows, total: rows[0]?.total ?? 0 };
  });

/** Sales, the part with a known cost, and that cost; all in cents. */
export interface Earned {
  importe: number;
  con_costo: number;
  costo: number;
}

export interface MargenRow extends Earned {
  id: string | null;
  nombre: string;
  detalle: string | null;
  anterior: Earned;
}

type Orden = (typeof ORDENES_MARGEN)[number];

const FIGURES = {
  importe: (when) => sql`sum(importe) FILTER (WHERE ${when})`,
  con_costo: (when) => sql`sum(importe) FILTER (WHERE ${when} AND costo_unitario IS NOT NULL)`,
  costo: (when) => sql`sum(round(costo_unitario * cantidad, 2)) FILTER (WHERE ${when})`,
} satisfies Figures;

const MARGIN = sql`COALESCE(p.con_costo - p.costo, 0)`;
const ROSE = sql`${MARGIN} - COALESCE(p.con_costo_anterior - p.costo_anterior, 0)`;

const ORDERS: Record<Orden, SQL | undefined> = {
  margen: sql`${MARGIN} DESC`,
  porcentaje: sql`${MARGIN} / NULLIF(p.con_costo, 0) DESC NULLS LAST`,
  sube: sql`${ROSE} DESC`,
  baja: ROSE,
  nombre: undefined,
};

type Texts = Record<string, string | null>;

const toEarned = (row: Texts, suffix = ''): Earned => {
  const of = (name: keyof typeof FIGURES) => centsFromDecimal(row[`${name}${suffix}`] ?? '0');
  return { importe: of('importe'), con_costo: of('con_costo'), costo: of('costo') };
};

/** Returns a page of the groups with sales in one of the two periods, with their margins, and the number of groups. */
export async function findMargenes(
  db: Db,
  { orden, ...periods }: Periods & Page & { por: Informe; orden: Orden; anonymous: string },
): Promise<{ rows: MargenRow[]; total: number }> {
  const query = { ...periods, sums: lineSums(periods.por, FIGURES), figures: Object.keys(FIGURES) };
  const { rows, total } = await findGroups(db, { ...query, orden: ORDERS[orden] });
  return {
    rows: rows.map((row) => ({
      ...{ id: row.id, nombre: row.nombre, detalle: row.detalle ?? null },
      ...toEarned(row),
      anterior: toEarned(row, '_anterior'),
    })),
    total,
  };
}

/** Returns the margin figures of each day, without days that have no sale. */
export const findEarnedDays = (db: Db, dias: Dias): Promise<(Earned & { dia: string })[]> =>
  readReport(db, async (tx) => {
    const figures = Object.entries(FIGURES).map(
      ([name, sumOf]) => sql`(${sumOf(sql`true`)})::text AS ${sql.identifier(name)}`,
    );
    const { rows } = await tx.execute<Texts & { dia: string } & Record<string, unknown>>(sql`
      SELECT dia::text, ${commas(figures)}
      FROM (
        SELECT dia_de(fecha_pedido) AS dia, d.total_precio AS importe, costo_unitario, ${EXACT} AS cantidad
        FROM ${pedidos} JOIN ${detallesPedidos} d USING (pedido_id) WHERE ${soldIn(dias)} AND ${await isNear(tx, dias)}
      ) l GROUP BY 1 ORDER BY 1`);
    return rows.map((row) => ({ dia: row.dia, ...toEarned(row) }));
  });
