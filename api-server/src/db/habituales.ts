import { LIMITS } from 'api-client/contract';
import { lineTotal } from 'api-client/contract/line-total';
import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { detallesPedidos, pedidos } from './schema/pedidos.ts';
import { centsFromDecimal } from './schema/types.ts';

export interface HabitualRow {
  producto_id: string;
  pedidos: number;
  cantidad_habitual: number;
  ultima_compra: Date;
  /** The newest order that it is in. */
  pedido_id: string;
}

/** In their newest orders alone, and of these the lines in the index alone: whoever orders daily is answered as fast. */
// As the index has them: a plain DESC puts NULLs first, and the index would not serve.
const newest = (usuarioId: string) => sql`
  SELECT pedido_id, fecha_pedido FROM ${pedidos}
  WHERE usuario_id = ${usuarioId} AND estado_pedido <> 'cancelado'
    AND fecha_pedido >= now() - ${LIMITS.habitualesDias}::int * interval '1 day'
  ORDER BY fecha_pedido DESC NULLS LAST, pedido_id LIMIT ${LIMITS.habitualesPedidos}`;

/** What a customer usually asks for, whatever was delivered: the most usual first, and of what is as usual what they asked for last. */
export async function findHabituales(q: Queryable, usuarioId: string): Promise<HabitualRow[]> {
  const found = await q.execute<HabitualRow & Record<string, unknown>>(sql`
    SELECT d.producto_id, count(*)::int AS pedidos, max(p.fecha_pedido) AS ultima_compra,
      (array_agg(p.pedido_id ORDER BY p.fecha_pedido DESC, p.pedido_id))[1] AS pedido_id,
      percentile_disc(0.5) WITHIN GROUP (ORDER BY d.pedida) AS cantidad_habitual
    FROM (${newest(usuarioId)}) p
    CROSS JOIN LATERAL (
      SELECT producto_id, COALESCE(cantidad_pedida, cantidad) AS pedida
      FROM ${detallesPedidos} WHERE pedido_id = p.pedido_id OFFSET 0
    ) d
    WHERE d.pedida > 0
    GROUP BY d.producto_id
    ORDER BY count(*) DESC, max(p.fecha_pedido) DESC, d.producto_id LIMIT ${LIMITS.habituales}`);
  return found.rows.map(({ ultima_compra, ...row }) => ({ ...row, ultima_compra: new Date(ultima_compra) }));
}

/** What one of each cost in that order, in cents, its discount taken off. */
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
