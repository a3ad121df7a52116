import { LIMITS } from 'api-client/contract';
import { lineTotal } from 'api-client/contract/line-total';
import { RHYTHM } from 'api-client/contract/mis-habituales';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { detallesPedidos, pedidos } from './schema/pedidos.ts';
import { centsFromDecimal } from './schema/types.ts';

export interface HabitualRow {
  producto_id: string;
  pedidos: number;
  cantidad_habitual: number;
  ultima_compra: Date;
  /** The newest order with this product. */
  pedido_id: string;
  /** The days with orders of this product, in the shop's time zone, oldest first. */
  dias: string[];
  /** The day of the customer's newest order, in the shop's time zone. */
  ultimo_pedido: string;
  /** Whether an order under way has this product. */
  en_curso: boolean;
}

/**
 * The condition that the order is still to arrive. A sent order counts for some days only: many shops never mark orders
 * as received.
 */
export const isUnderWay = (
  estado: SQL,
  fecha: SQL,
): SQL => sql`(${estado} IN ('esperando_aprobacion', 'aprobado')
  OR (${estado} = 'enviado' AND ${fecha} >= now() - ${RHYTHM.sentDays}::int * interval '1 day'))`;

/**
 * Selects a customer's newest orders, limited so that many orders do not slow down the answer. NULLS LAST as in the
 * index: the index cannot serve a plain DESC.
 */
export const newestOrders = (usuarioId: string): SQL => sql`
  SELECT pedido_id, fecha_pedido, estado_pedido FROM ${pedidos}
  WHERE usuario_id = ${usuarioId} AND estado_pedido <> 'cancelado'
    AND fecha_pedido >= now() - ${LIMITS.habitualesDias}::int * interval '1 day'
  ORDER BY fecha_pedido DESC NULLS LAST, pedido_id LIMIT ${LIMITS.habitualesPedidos}`;

/**
 * Returns the products that the customer usually orders, whatever was delivered: the most frequent first, then the most
 * recent.
 */
export async function findHabituales(q: Queryable, usuarioId: string): Promise<HabitualRow[]> {
  const found = await q.execute<HabitualRow & Record<string, unknown>>(sql`
    SELECT d.producto_id, count(*)::int AS pedidos, max(p.fecha_pedido) AS ultima_compra,
      (array_agg(p.pedido_id ORDER BY p.fecha_pedido DESC, p.pedido_id))[1] AS pedido_id,
      percentile_disc(0.5) WITHIN GROUP (ORDER BY d.pedida) AS cantidad_habitual,
      array_agg(DISTINCT dia_de(p.fecha_pedido)::text) AS dias,
      dia_de(max(max(p.fecha_pedido)) OVER ())::text AS ultimo_pedido,
      bool_or(${isUnderWay(sql`p.estado_pedido`, sql`p.fecha_pedido`)}) AS en_curso
    FROM (${newestOrders(usuarioId)}) p
    CROSS JOIN LATERAL (
      SELECT producto_id, COALESCE(cantidad_pedida, cantidad) AS pedida
      FROM ${detallesPedidos} WHERE pedido_id = p.pedido_id OFFSET 0
    ) d
    WHERE d.pedida > 0
    GROUP BY d.producto_id
    ORDER BY count(*) DESC, max(p.fecha_pedido) DESC, d.producto_id LIMIT ${LIMITS.habituales}`);
  return found.rows.map(({ ultima_compra, ...row }) => ({ ...row, ultima_compra: new Date(ultima_compra) }));
}

/** Returns the price per unit in that order by product, in cents, with the discount. */
export async function findPaid(
  q: Queryable,
  bought: readonly Pick<HabitualRow, 'producto_id' | 'pedido_id'>[],
): Promise<Map<string, number>> {
  const ids = (key: 'producto_id' | 'pedido_id') => sql`${sql.param(bought.map((one) => one[key]))}::uuid[]`;
  const found = await q.execute<{ producto_id: string; precio: string; descuento: number }>(sql`
    SELECT b.producto_id, d.precio_unitario AS precio, d.descuento::float8 AS descuento
    FROM unnest(${ids('producto_id')}, ${ids('pedido_id')}) b (producto_id, pedido_id)
    CROSS JOIN LATERAL (
      SELECT precio_unitario, descuento FROM ${detallesPedidos}
      WHERE producto_id = b.producto_id AND pedido_id = b.pedido_id AND COALESCE(cantidad_pedida, cantidad) > 0
      ORDER BY orden LIMIT 1
    ) d`);
  return new Map(
    found.rows.map(({ producto_id, precio, descuento }) => [
      producto_id,
      lineTotal({ cantidad: 1, precio_unitario: centsFromDecimal(precio), descuento }),
    ]),
  );
}
