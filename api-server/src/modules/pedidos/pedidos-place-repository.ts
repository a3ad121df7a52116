import { type EstadoPedido, TIME_ZONE } from 'api-client/contract';
import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import { one, type Queryable } from '../../db/database.ts';
import { pedidos } from '../../db/schema/pedidos.ts';
import { sumas } from '../../db/schema/sumas.ts';

/** Sums of orders by month, or by day: of one status, or of all. */
const summed = (que: 'pedidos-mes' | 'pedidos-dia', estado: EstadoPedido | undefined) =>
  and(eq(sumas.que, que), estado && eq(sumas.grupo, estado));

/** How many orders there are, of one status or of all. */
export async function countPedidos(q: Queryable, estado?: EstadoPedido): Promise<number> {
  const total = sql<number>`COALESCE(sum(${sumas.cantidad}), 0)`.mapWith(Number);
  return (await one(q.select({ total }).from(sumas).where(summed('pedidos-mes', estado)))).total;
}

/** Steps in the index that take no longer than looking up where to begin. */
const NEAR = 200;

export interface Place {
  /** The first of the page is among these; nothing where that is any order. */
  which: SQL | undefined;
  /** After so many of them, newest first. */
  offset: number;
}

/**
 * Where an order stands that so many are newer than: by the sums of months and then of that month's days it is found
 * without a look at any of those. Nothing when there are no more than that.
 */
export async function placeOf(
  q: Queryable,
  offset: number,
  estado?: EstadoPedido,
): Promise<Place | undefined> {
  if (offset <= NEAR) return { which: undefined, offset };
  const counted = (until: SQL) => sql`sum(cantidad) AS suyos, ${until} AS acumulados`;
  const all = sql`sum(sum(cantidad)) OVER (ORDER BY desde DESC)`;
  const { rows } = await q.execute<{ until: string; rest: number }>(sql`
    WITH meses AS (
      SELECT desde, ${counted(all)} FROM ${sumas} WHERE ${summed('pedidos-mes', estado)} GROUP BY desde
    ), mes AS (
      SELECT desde, acumulados - suyos AS antes FROM meses WHERE acumulados > ${offset} ORDER BY desde DESC LIMIT 1
    ), dias AS (
      SELECT desde, ${counted(sql`(SELECT antes FROM mes) + ${all}`)} FROM ${sumas}
      WHERE ${summed('pedidos-dia', estado)} AND desde >= (SELECT desde FROM mes)
        AND desde < (SELECT (desde + interval '1 month')::date FROM mes)
      GROUP BY desde
    )
    SELECT (desde + 1)::timestamp AT TIME ZONE ${TIME_ZONE} AS until, (${offset} - acumulados + suyos)::int AS rest
    FROM dias WHERE acumulados > ${offset} ORDER BY desde DESC LIMIT 1`);
  const [row] = rows;
  return row && { which: lt(pedidos.fecha_pedido, new Date(row.until)), offset: row.rest };
}
