/** Adds up the orders of two periods by group: the base of every sales report. */
import { SOLD_ESTADOS } from 'api-client/contract';
import type { Informe } from 'api-client/contract/informes-words';
import type { ORDENES_MARGEN } from 'api-client/contract/margen-staff';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { inDias } from '../../../db/dias.ts';
import { categorias, marcas, productos, productosCategorias } from '../../../db/schema/catalogo.ts';
import { detallesPedidos, pedidos } from '../../../db/schema/pedidos.ts';
import { centsFromDecimal } from '../../../db/schema/types.ts';
import { usuarios } from '../../../db/schema/usuarios.ts';
import { zonas } from '../../../db/schema/zonas.ts';
import type { Page } from '../../../shared/page.ts';
import { addressOf, findZonedAddresses, type ZonedAddress } from '../../zonas/repository.ts';
import type { Dias, Periods } from '../rules.ts';

/** Sums over the order lines `d`, by name. */
export type LineFigures = Readonly<Record<string, SQL>>;

/** Key of a group: a column of orders `v`, of lines `d`, or of the sums by product `s`. */
interface Group {
  key: SQL;
  /** Join on sums by product: there are far fewer products than lines. */
  ofProducts?: SQL;
  /** Query for the names of the groups. */
  names: SQL;
}

const GROUPS: Record<Informe, Group> = {
  cliente: {
    key: sql`v.usuario_id`,
    names: sql`SELECT usuario_id AS grupo, nombre_comercio AS nombre, nombre || ' ' || apellido AS detalle FROM ${usuarios}`,
  },
  vendedor: {
    key: sql`v.asignado_a`,
    names: sql`SELECT usuario_id AS grupo, nombre || ' ' || apellido AS nombre, NULL AS detalle FROM ${usuarios}`,
  },
  zona: {
    key: sql`v.zona_id`,
    names: sql`SELECT zona_id AS grupo, nombre, NULL AS detalle FROM ${zonas}`,
  },
  producto: {
    key: sql`d.producto_id`,
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
const list = (names: readonly string[], of: (name: ReturnType<typeof sql.identifier>) => SQL) =>
  commas(names.map((name) => of(sql.identifier(name))));

const byLine = (key: SQL, figures: LineFigures) => sql`
  SELECT ${key} AS grupo, v.now, ${commas(Object.entries(figures).map(([name, figure]) => sql`${figure} AS ${sql.identifier(name)}`))}
  FROM v JOIN ${detallesPedidos} d USING (pedido_id) GROUP BY 1, 2`;

/** Returns the query for the figures per group, for both periods. */
export function lineSums(por: Informe, figures: LineFigures): SQL {
  const { key, ofProducts } = GROUPS[por];
  if (!ofProducts) return byLine(key, figures);
  return sql`
    SELECT ${key} AS grupo, s.now, ${list(Object.keys(figures), (name) => sql`sum(s.${name}) AS ${name}`)}
    FROM (${byLine(sql`d.producto_id`, figures)}) s ${ofProducts} GROUP BY 1, 2`;
}

/** Condition: orders sold in these days. */
export const soldIn = (dias: Dias) =>
  and(inArray(pedidos.estado_pedido, [...SOLD_ESTADOS]), inDias(pedidos.fecha_pedido, dias));

export interface GroupQuery extends Periods, Page {
  por: Informe;
  /** Query with `grupo`, `now` and each of `figures`. */
  sums: SQL;
  figures: readonly string[];
  /** ORDER BY over `p`, which has `nombre`, each figure, and each figure with the suffix `_anterior`. */
  orden: SQL;
  /** Name for orders without a group. */
  anonymous: string;
}

export type GroupRow = Record<string, string | null> & { id: string | null; nombre: string };

/** Joins the delivery zone of each order. */
function zoned(addresses: readonly ZonedAddress[]): { column: SQL; join: SQL } {
  const texts = sql.param(addresses.map(({ domicilio }) => domicilio));
  const ids = sql.param(addresses.map(({ zona_id }) => zona_id));
  return {
    column: sql`z.zona_id,`,
    join: sql`JOIN ${usuarios} u ON u.usuario_id = ${pedidos.usuario_id}
      LEFT JOIN unnest(${texts}::text[], ${ids}::uuid[]) AS z (domicilio, zona_id)
      ON z.domicilio = ${addressOf(sql`${pedidos}`, sql`u`)}`,
  };
}

const before = (name: string) => `${name}_anterior`;

/**
 * Returns a page of groups with each figure as text, for both periods (`…_anterior` for the other one), and
 * the number of groups.
 */
export async function findGroups(
  q: Queryable,
  { periodo, contra, por, sums, figures, orden, anonymous, limit, offset }: GroupQuery,
): Promise<{ rows: GroupRow[]; total: number }> {
  const ofZona = por === 'zona' ? zoned(await findZonedAddresses(q)) : { column: sql``, join: sql`` };
  const orders = (dias: Dias, now: boolean) => sql`
    SELECT pedido_id, ${pedidos.usuario_id}, asignado_a, total_precio, ${ofZona.column} ${now}::boolean AS now
    FROM ${pedidos} ${ofZona.join} WHERE ${soldIn(dias)}`;
  const both = commas(
    figures.map((name) => {
      const of = sql.identifier(name);
      return sql`sum(${of}) FILTER (WHERE now) AS ${of}, sum(${of}) FILTER (WHERE NOT now) AS ${sql.identifier(before(name))}`;
    }),
  );
  const texts = list(
    figures.flatMap((name) => [name, before(name)]),
    (name) => sql`${name}::text`,
  );
  const { rows } = await q.execute<GroupRow & { total: number } & Record<string, unknown>>(sql`
    WITH v AS (${orders(periodo, true)} UNION ALL ${orders(contra, false)}),
    s AS (${sums}),
    g AS (SELECT grupo, ${both} FROM s GROUP BY 1),
    pagina AS (
      SELECT g.*, COALESCE(n.nombre, ${anonymous}::text) COLLATE "alfabetico" AS nombre, n.detalle, count(*) OVER ()::int AS total
      FROM g LEFT JOIN (${GROUPS[por].names}) n USING (grupo)
    )
    SELECT grupo AS id, nombre, detalle, total, ${texts}
    FROM pagina p ORDER BY ${orden}, p.nombre, p.grupo LIMIT ${limit} OFFSET ${offset}`);
  return { rows, total: rows[0]?.total ?? 0 };
}

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
  importe: sql`sum(d.total_precio)`,
  con_costo: sql`sum(d.total_precio) FILTER (WHERE d.costo_unitario IS NOT NULL)`,
  costo: sql`sum(d.costo_unitario * d.cantidad)`,
};

const MARGIN = sql`COALESCE(p.con_costo - p.costo, 0)`;
const ROSE = sql`${MARGIN} - COALESCE(p.con_costo_anterior - p.costo_anterior, 0)`;

const ORDERS: Record<Orden, SQL> = {
  margen: sql`${MARGIN} DESC`,
  porcentaje: sql`${MARGIN} / NULLIF(p.con_costo, 0) DESC NULLS LAST`,
  sube: sql`${ROSE} DESC`,
  baja: ROSE,
  nombre: sql`p.nombre`,
};

type Texts = Record<string, string | null>;

const toEarned = (row: Texts, suffix = ''): Earned => {
  const of = (name: keyof typeof FIGURES) => centsFromDecimal(row[`${name}${suffix}`] ?? '0');
  return { importe: of('importe'), con_costo: of('con_costo'), costo: of('costo') };
};

/** Returns a page of the groups with sales in one of the two periods, with their margins, and the number of groups. */
export async function findMargenes(
  q: Queryable,
  { orden, ...periods }: Periods & Page & { por: Informe; orden: Orden; anonymous: string },
): Promise<{ rows: MargenRow[]; total: number }> {
  const sums = lineSums(periods.por, FIGURES);
  const figures = Object.keys(FIGURES);
  const { rows, total } = await findGroups(q, { ...periods, sums, figures, orden: ORDERS[orden] });
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
export async function findEarnedDays(q: Queryable, dias: Dias): Promise<(Earned & { dia: string })[]> {
  const { rows } = await q.execute<Texts & { dia: string } & Record<string, unknown>>(sql`
    SELECT dia_de(fecha_pedido)::text AS dia, ${sql.join(
      Object.entries(FIGURES).map(([name, figure]) => sql`(${figure})::text AS ${sql.identifier(name)}`),
      sql`, `,
    )}
    FROM ${pedidos} JOIN ${detallesPedidos} d USING (pedido_id) WHERE ${soldIn(dias)} GROUP BY 1 ORDER BY 1`);
  return rows.map((row) => ({ dia: row.dia, ...toEarned(row) }));
}
