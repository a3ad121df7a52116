/** Computes the figures directly from the orders, to compare with the stored sums. */

import { SOLD_ESTADOS, TIME_ZONE } from 'api-client/contract';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { lineaColumns } from '../../../db/lineas.ts';
import { categorias, productosCategorias } from '../../../db/schema/catalogo.ts';
import { detallesPedidos, pedidos } from '../../../db/schema/pedidos.ts';
import { centsFromDecimal } from '../../../db/schema/types.ts';
import { firstDia, nextDia, type Periodo } from '../repository.ts';

const ZONE = sql.raw(`'${TIME_ZONE}'`);
const VENDIDOS = sql.raw(SOLD_ESTADOS.map((estado) => `'${estado}'`).join(', '));

/** The order's date in the shop's time zone. */
const pedidoDia = sql`(${pedidos.fecha_pedido} AT TIME ZONE ${ZONE})::date`;

/** Sold orders of the period. The bounds are timestamps, so that the index on the date is used. */
const soldIn = (periodo: Periodo): SQL => sql`
  ${pedidos.estado_pedido} IN (${VENDIDOS})
  AND ${pedidos.fecha_pedido} >= (${firstDia(periodo)}::timestamp AT TIME ZONE ${ZONE})
  AND ${pedidos.fecha_pedido} < (${nextDia(periodo)}::timestamp AT TIME ZONE ${ZONE})`;

/** Sum in cents; PostgreSQL adds decimals exactly. */
const amounts = sql<number>`sum(${detallesPedidos.total_precio})`.mapWith(centsFromDecimal);

const unidades = sql<number>`COALESCE(sum(${lineaColumns.cantidad}), 0)`.mapWith(Number);

/**
 * Returns the earnings in cents per day or per week of the period, in order, with zeros for days without
 * sales. Weeks run from Monday to Sunday and are cut at the ends of the month.
 */
export async function gananciasBy(q: Queryable, unidad: 'day' | 'week', periodo: Periodo): Promise<number[]> {
  const shareOf = (dia: SQL) => sql`date_trunc(${sql.raw(`'${unidad}'`)}, ${dia}::timestamp)`;
  const { rows } = await q.execute<{ ganancia: string }>(sql`
    SELECT COALESCE(ventas.ganancia, 0)::text AS ganancia
    FROM (
      SELECT DISTINCT ${shareOf(sql`dia`)} AS parte
      FROM generate_series(
        ${firstDia(periodo)}::timestamp, ${nextDia(periodo)} - interval '1 day', interval '1 day'
      ) AS dia
    ) AS partes
    LEFT JOIN (
      SELECT ${shareOf(pedidoDia)} AS parte, sum(${pedidos.total_precio}) AS ganancia
      FROM ${pedidos} WHERE ${soldIn(periodo)} GROUP BY 1
    ) AS ventas USING (parte)
    ORDER BY parte`);
  return rows.map(({ ganancia }) => centsFromDecimal(ganancia));
}

/** Units sold; a product in several categories counts once. */
export async function soldUnits(q: Queryable, periodo: Periodo): Promise<number> {
  const [row] = await q
    .select({ total: unidades })
    .from(detallesPedidos)
    .innerJoin(pedidos, eq(pedidos.pedido_id, detallesPedidos.pedido_id))
    .where(soldIn(periodo));
  return row?.total ?? 0;
}

/** Cents and units per category with sales. A product in several categories counts in each. */
export function salesByCategoria(q: Queryable, periodo: Periodo, by: 'ganancia' | 'cantidad') {
  return q
    .select({ categoria: categorias.nombre, ganancia: amounts, cantidad: unidades })
    .from(detallesPedidos)
    .innerJoin(pedidos, eq(pedidos.pedido_id, detallesPedidos.pedido_id))
    .innerJoin(productosCategorias, eq(productosCategorias.producto_id, detallesPedidos.producto_id))
    .innerJoin(categorias, eq(categorias.categoria_id, productosCategorias.categoria_id))
    .where(soldIn(periodo))
    .groupBy(categorias.categoria_id)
    .orderBy(desc(by === 'ganancia' ? amounts : unidades), categorias.busqueda);
}
