import { SOLD_ESTADOS } from 'api-client/contract';
import { COUNTS_PEDIDOS } from 'api-client/contract/informe-counts';
import type { ORDENES_INFORME } from 'api-client/contract/informes-staff';
import type { Informe } from 'api-client/contract/informes-words';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../../db/database.ts';
import { EXACT, EXACT_ORDERED } from '../../../db/lineas.ts';
import { detallesPedidos, pedidos } from '../../../db/schema/pedidos.ts';
import { sumas } from '../../../db/schema/sumas.ts';
import { centsFromDecimal } from '../../../db/schema/types.ts';
import { usuarios } from '../../../db/schema/usuarios.ts';
import type { Page } from '../../../shared/page.ts';
import type { Dias, Periods } from '../rules.ts';
import {
  columnsOf,
  type Figures,
  findGroups,
  type GroupRow,
  inBoth,
  keyOf,
  lineSums,
  soldIn,
} from './groups.ts';

/** Sales figures; amounts in cents. */
export interface Sold {
  pedidos: number;
  unidades: number;
  importe: number;
  /** Ordered units, and how many of these were delivered. */
  pedidas: number;
  entregadas: number;
}

/** Sales of one group; null when the report does not count orders. */
export type SoldOf = Pick<Sold, 'unidades' | 'importe'> & { pedidos: number | null };

export interface VentaRow extends SoldOf, Pick<Sold, 'pedidas' | 'entregadas'> {
  id: string | null;
  nombre: string;
  detalle: string | null;
  anterior: SoldOf;
}

type Orden = (typeof ORDENES_INFORME)[number];

const ORDERED = sql`COALESCE(cantidad_pedida, cantidad)`;

const UNITS = {
  unidades: (when) => sql`sum(cantidad) FILTER (WHERE ${when})`,
  pedidas: (when) => sql`sum(${ORDERED}) FILTER (WHERE ${when})`,
  // Extra units of one line do not compensate for missing units of another.
  entregadas: (when) => sql`sum(LEAST(cantidad, ${ORDERED})) FILTER (WHERE ${when})`,
} satisfies Figures;

/** Counts lines as orders: an order has each product once. */
const OF_GOODS = {
  pedidos: (when) => sql`count(*) FILTER (WHERE ${when})`,
  ...UNITS,
  importe: (when) => sql`sum(importe) FILTER (WHERE ${when})`,
} satisfies Figures;

const OF_ORDERS = {
  pedidos: OF_GOODS.pedidos,
  importe: (when) => sql`sum(total_precio) FILTER (WHERE ${when})`,
} satisfies Figures;

/** Orders and amounts come from the orders, units from their lines. */
function ofOrders(por: Informe): SQL {
  const [units, counts] = [Object.keys(UNITS), Object.keys(OF_ORDERS)];
  const all = columnsOf([...counts, ...units], (name) => sql`sum(${name}) AS ${name}`);
  return sql`SELECT grupo, ${all} FROM (
      SELECT ${keyOf(por)} AS grupo, ${inBoth(OF_ORDERS)}, ${columnsOf(units, (name) => sql`NULL::bigint AS ${name}`)}
      FROM v GROUP BY 1
      UNION ALL
      SELECT grupo, ${columnsOf(counts, () => sql`NULL`)}, ${columnsOf(units, (name) => sql`${name}`)}
      FROM (${lineSums(por, UNITS)}) l
    ) t GROUP BY 1`;
}

const SUMS: Record<Informe, SQL> = {
  cliente: ofOrders('cliente'),
  vendedor: ofOrders('vendedor'),
  zona: ofOrders('zona'),
  producto: lineSums('producto', OF_GOODS),
  marca: lineSums('marca', OF_GOODS),
  categoria: lineSums('categoria', OF_GOODS),
};

const ORDERS: Record<Orden, SQL | undefined> = {
  importe: sql`COALESCE(p.importe, 0) DESC`,
  sube: sql`COALESCE(p.importe, 0) - COALESCE(p.importe_anterior, 0) DESC`,
  baja: sql`COALESCE(p.importe, 0) - COALESCE(p.importe_anterior, 0)`,
  nombre: undefined,
};

/**
 * Returns a page of the groups with sales in one of the two periods, and their number. `anonymous` names
 * orders without a group.
 */
export async function findVentas(
  db: Db,
  { orden, ...periods }: Periods & Page & { por: Informe; orden: Orden; anonymous: string },
): Promise<{ rows: VentaRow[]; total: number }> {
  const figures = Object.keys(OF_GOODS);
  const { rows, total } = await findGroups(db, {
    ...periods,
    sums: SUMS[periods.por],
    figures,
    orden: ORDERS[orden],
  });
  return { rows: rows.map((row) => toVenta(row, periods.por)), total };
}

/** Missing sums become 0; figures that the report does not count become null. */
function toVenta(row: GroupRow, por: Informe): VentaRow {
  const count = (sum: string | null | undefined) => Number(sum ?? 0);
  const orders = (sum: string | null | undefined) => (COUNTS_PEDIDOS[por] ? count(sum) : null);
  return {
    id: row.id,
    nombre: row.nombre,
    detalle: row.detalle ?? null,
    pedidos: orders(row.pedidos),
    unidades: count(row.unidades),
    pedidas: count(row.pedidas),
    entregadas: count(row.entregadas),
    importe: centsFromDecimal(row.importe ?? '0'),
    anterior: {
      pedidos: orders(row.pedidos_anterior),
      unidades: count(row.unidades_anterior),
      importe: centsFromDecimal(row.importe_anterior ?? '0'),
    },
  };
}

/**
 * Returns the sales of each day, without days that have no sale, from the stored sums. Ordered units equal
 * delivered units, except for the few changed lines.
 */
export async function findDays(q: Queryable, dias: Dias): Promise<(Sold & { dia: string })[]> {
  const inDays = sql`${sumas.desde} BETWEEN ${dias.desde} AND ${dias.hasta}`;
  const orders = and(eq(sumas.que, 'pedidos-dia'), inArray(sumas.grupo, [...SOLD_ESTADOS]), inDays);
  const { rows } = await q.execute<
    Record<'dia' | 'pedidos' | 'unidades' | 'importe' | 'missing' | 'extra', string> & Record<string, unknown>
  >(sql`
    SELECT dia::text, sum(pedidos)::text AS pedidos, sum(unidades)::text AS unidades, sum(importe)::text AS importe,
      sum(missing)::text AS missing, sum(extra)::text AS extra
    FROM (
      SELECT desde AS dia, COALESCE(sum(cantidad) FILTER (WHERE que = 'pedidos-dia'), 0) AS pedidos,
        COALESCE(sum(cantidad + fraccion) FILTER (WHERE que = 'vendido'), 0) AS unidades,
        COALESCE(sum(importe) FILTER (WHERE que = 'pedidos-dia'), 0) AS importe, 0 AS missing, 0 AS extra
      FROM ${sumas} WHERE (${orders}) OR (${and(eq(sumas.que, 'vendido'), inDays)}) GROUP BY 1
      UNION ALL
      SELECT dia_de(fecha_pedido), 0, 0, 0, sum(GREATEST(${EXACT_ORDERED} - ${EXACT}, 0)),
        sum(GREATEST(${EXACT} - ${EXACT_ORDERED}, 0))
      FROM ${pedidos} JOIN ${detallesPedidos} d USING (pedido_id) WHERE d.cantidad_pedida IS NOT NULL
        AND d.motivo_entrega IS DISTINCT FROM 'peso' AND ${soldIn(dias)} GROUP BY 1
    ) t GROUP BY 1 ORDER BY 1`);
  return rows.map(({ dia, missing, extra, ...row }) => {
    const unidades = Number(row.unidades);
    const entregadas = unidades - Number(extra);
    return {
      ...{ dia, unidades, entregadas },
      pedidas: entregadas + Number(missing),
      pedidos: Number(row.pedidos),
      importe: centsFromDecimal(row.importe),
    };
  });
}

/** A customer with several orders who stopped ordering. */
export interface InactivoRow {
  usuario: { usuario_id: string; nombre: string; apellido: string; nombre_comercio: string };
  pedidos: number;
  /** Cents. */
  importe: number;
  last: Date;
  /** Average number of days between two orders. */
  every: number;
}

type Raw = InactivoRow['usuario'] &
  Record<'pedidos' | 'importe' | 'every', string> & { last: Date; total: number } & Record<string, unknown>;

/** Returns active accounts whose last order is older than `dias` days, by amount spent, highest first. */
export async function findInactivos(
  q: Queryable,
  { dias, limit, offset }: Page & { dias: number },
): Promise<{ rows: InactivoRow[]; total: number }> {
  const { rows } = await q.execute<Raw>(sql`
    WITH compras AS (
      SELECT usuario_id, count(*) AS pedidos, sum(total_precio) AS importe, min(fecha_pedido) AS first, max(fecha_pedido) AS last
      FROM ${pedidos} WHERE ${inArray(pedidos.estado_pedido, [...SOLD_ESTADOS])} GROUP BY 1
      HAVING count(*) > 1 AND max(fecha_pedido) < now() - make_interval(days => ${dias}::int)
    )
    SELECT u.usuario_id, u.nombre, u.apellido, u.nombre_comercio, c.pedidos::text, c.importe::text, c.last,
      (extract(epoch FROM c.last - c.first) / 86400 / (c.pedidos - 1))::text AS every, count(*) OVER ()::int AS total
    FROM compras c JOIN ${usuarios} u USING (usuario_id) WHERE u.esta_activo
    ORDER BY c.importe DESC, u.usuario_id LIMIT ${limit} OFFSET ${offset}`);
  return { rows: rows.map(toInactivo), total: rows[0]?.total ?? 0 };
}

const toInactivo = ({ pedidos, importe, last, every, ...row }: Raw): InactivoRow => ({
  usuario: {
    usuario_id: row.usuario_id,
    nombre: row.nombre,
    apellido: row.apellido,
    nombre_comercio: row.nombre_comercio,
  },
  pedidos: Number(pedidos),
  importe: centsFromDecimal(importe),
  last: new Date(last),
  every: Number(every),
});
