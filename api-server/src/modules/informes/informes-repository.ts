import { SOLD_ESTADOS } from 'api-client/contract';
import { INFORME_COUNTS } from 'api-client/contract/informe-counts';
import type { ORDENES_INFORME } from 'api-client/contract/informes-staff';
import type { Informe } from 'api-client/contract/informes-words';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { inDias } from '../../db/dias.ts';
import { categorias, marcas, productos, productosCategorias } from '../../db/schema/catalogo.ts';
import { detallesPedidos, pedidos } from '../../db/schema/pedidos.ts';
import { sumas } from '../../db/schema/sumas.ts';
import { centsFromDecimal } from '../../db/schema/types.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import type { Page } from '../../shared/page.ts';
import type { Dias, Periods } from './informe-periods.ts';

/** What was sold; cents. */
export interface Sold {
  pedidos: number;
  unidades: number;
  importe: number;
}

/** The same of a customer or a product; null is what is not counted of it. */
export interface SoldOf {
  pedidos: number | null;
  unidades: number | null;
  importe: number;
}

export interface VentaRow extends SoldOf {
  id: string | null;
  nombre: string;
  detalle: string | null;
  /** Units that were asked for. */
  pedidas: number | null;
  anterior: SoldOf;
}

type Orden = (typeof ORDENES_INFORME)[number];

const SOLD = [...SOLD_ESTADOS];

/** Orders and amounts of each, out of the orders alone. */
const ofOrders = (key: SQL) => sql`
  SELECT ${key} AS grupo, v.now, count(*) AS pedidos, NULL::bigint AS unidades, NULL::bigint AS pedidas,
    sum(v.total_precio) AS importe
  FROM v GROUP BY 1, 2`;

/** An order has each product once. */
const ofProducts = sql`
  SELECT d.producto_id AS grupo, v.now, count(*) AS pedidos, sum(d.cantidad) AS unidades,
    sum(COALESCE(d.cantidad_pedida, d.cantidad)) AS pedidas, sum(d.total_precio) AS importe
  FROM v JOIN ${detallesPedidos} d USING (pedido_id) GROUP BY 1, 2`;

/** Added up by product first: there are far fewer of them than lines. Two products of a brand may be of one order. */
const ofSorts = (key: SQL, join: SQL) => sql`
  SELECT ${key} AS grupo, s.now, NULL::bigint AS pedidos, sum(s.unidades) AS unidades, sum(s.pedidas) AS pedidas,
    sum(s.importe) AS importe
  FROM (${ofProducts}) s ${join} GROUP BY 1, 2`;

/** By what it is told apart: what is added up, and what it is called. */
const REPORTS: Record<Informe, { sums: SQL; names: SQL }> = {
  cliente: {
    sums: ofOrders(sql`v.usuario_id`),
    names: sql`SELECT usuario_id AS grupo, nombre_comercio AS nombre, nombre || ' ' || apellido AS detalle FROM ${usuarios}`,
  },
  vendedor: {
    sums: ofOrders(sql`v.asignado_a`),
    names: sql`SELECT usuario_id AS grupo, nombre || ' ' || apellido AS nombre, NULL AS detalle FROM ${usuarios}`,
  },
  producto: {
    sums: ofProducts,
    names: sql`SELECT producto_id AS grupo, p.nombre, m.nombre AS detalle FROM ${productos} p JOIN ${marcas} m USING (marca_id)`,
  },
  marca: {
    sums: ofSorts(sql`p.marca_id`, sql`JOIN ${productos} p ON p.producto_id = s.grupo`),
    names: sql`SELECT marca_id AS grupo, nombre, NULL AS detalle FROM ${marcas}`,
  },
  categoria: {
    sums: ofSorts(sql`c.categoria_id`, sql`JOIN ${productosCategorias} c ON c.producto_id = s.grupo`),
    names: sql`SELECT categoria_id AS grupo, nombre, NULL AS detalle FROM ${categorias}`,
  },
};

const named = (anonymous: string) => sql`COALESCE(n.nombre, ${anonymous}::text) COLLATE "alfabetico"`;

const ORDERS: Record<Orden, SQL> = {
  importe: sql`COALESCE(p.importe, 0) DESC`,
  sube: sql`COALESCE(p.importe, 0) - COALESCE(p.importe_anterior, 0) DESC`,
  baja: sql`COALESCE(p.importe, 0) - COALESCE(p.importe_anterior, 0)`,
  nombre: sql`p.nombre`,
};

const soldIn = (dias: Dias) => and(inArray(pedidos.estado_pedido, SOLD), inDias(pedidos.fecha_pedido, dias));

const FIGURES = ['pedidos', 'unidades', 'pedidas', 'importe'] as const;

/** Of the days of now, and of those beside them. */
const both = sql.join(
  FIGURES.map((name) => {
    const of = sql.identifier(name);
    return sql`sum(${of}) FILTER (WHERE now) AS ${of}, sum(${of}) FILTER (WHERE NOT now) AS ${sql.identifier(`${name}_anterior`)}`;
  }),
  sql`, `,
);

type Figure = (typeof FIGURES)[number];
type Raw = Record<Figure | `${Figure}_anterior`, string | null> &
  Pick<VentaRow, 'id' | 'nombre' | 'detalle'> & { total: number } & Record<string, unknown>;

/** Who, or what, sold in one of the two periods: a page of them, and how many there are. `anonymous` names who is nobody. */
export async function findVentas(
  q: Queryable,
  {
    periodo,
    contra,
    por,
    orden,
    anonymous,
    limit,
    offset,
  }: Periods & Page & { por: Informe; orden: Orden; anonymous: string },
): Promise<{ rows: VentaRow[]; total: number }> {
  const { sums, names } = REPORTS[por];
  const orders = (dias: Dias, now: boolean) =>
    sql`SELECT pedido_id, usuario_id, asignado_a, total_precio, ${now}::boolean AS now FROM ${pedidos} WHERE ${soldIn(dias)}`;
  const { rows } = await q.execute<Raw>(sql`
    WITH v AS (${orders(periodo, true)} UNION ALL ${orders(contra, false)}),
    s AS (${sums}),
    g AS (SELECT grupo, ${both} FROM s GROUP BY 1),
    pagina AS (
      SELECT g.*, ${named(anonymous)} AS nombre, n.detalle, count(*) OVER ()::int AS total
      FROM g LEFT JOIN (${names}) n USING (grupo)
    )
    SELECT grupo AS id, nombre, detalle, total, ${sql.join(
      FIGURES.flatMap((name) => [name, `${name}_anterior`]).map((name) => sql`${sql.identifier(name)}::text`),
      sql`, `,
    )}
    FROM pagina p ORDER BY ${ORDERS[orden]}, p.nombre, p.grupo LIMIT ${limit} OFFSET ${offset}`);
  return { rows: rows.map((row) => toVenta(row, por)), total: rows[0]?.total ?? 0 };
}

/** What was not sold is 0, what the report does not count is null. */
function toVenta(row: Raw, por: Informe): VentaRow {
  const counts = INFORME_COUNTS[por];
  const count = (counted: boolean, sum: string | null) => (counted ? Number(sum ?? 0) : null);
  return {
    id: row.id,
    nombre: row.nombre,
    detalle: row.detalle,
    pedidos: count(counts.pedidos, row.pedidos),
    unidades: count(counts.unidades, row.unidades),
    pedidas: count(counts.unidades, row.pedidas),
    importe: centsFromDecimal(row.importe ?? '0'),
    anterior: {
      pedidos: count(counts.pedidos, row.pedidos_anterior),
      unidades: count(counts.unidades, row.unidades_anterior),
      importe: centsFromDecimal(row.importe_anterior ?? '0'),
    },
  };
}

/** What each day of some sold, days without a sale left out, out of the sums that are kept of them. */
export async function findDays(q: Queryable, { desde, hasta }: Dias): Promise<(Sold & { dia: string })[]> {
  const inDays = sql`${sumas.desde} BETWEEN ${desde} AND ${hasta}`;
  const orders = and(eq(sumas.que, 'pedidos-dia'), inArray(sumas.grupo, SOLD), inDays);
  const { rows } = await q.execute<
    Record<'dia' | 'pedidos' | 'unidades' | 'importe', string> & Record<string, unknown>
  >(sql`
    SELECT desde::text AS dia, COALESCE(sum(cantidad) FILTER (WHERE que = 'pedidos-dia'), 0)::text AS pedidos,
      COALESCE(sum(cantidad) FILTER (WHERE que = 'vendido'), 0)::text AS unidades,
      COALESCE(sum(importe) FILTER (WHERE que = 'pedidos-dia'), 0)::text AS importe
    FROM ${sumas} WHERE (${orders}) OR (${and(eq(sumas.que, 'vendido'), inDays)})
    GROUP BY 1 ORDER BY 1`);
  return rows.map(({ dia, ...row }) => ({
    dia,
    pedidos: Number(row.pedidos),
    unidades: Number(row.unidades),
    importe: centsFromDecimal(row.importe),
  }));
}
