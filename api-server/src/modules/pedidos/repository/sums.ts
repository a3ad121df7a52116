import { type EstadoPedido, type OrdenPedidos, TIME_ZONE } from 'api-client/contract';
import { type AnyColumn, and, asc, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import { one, type Queryable } from '../../../db/database.ts';
import type { Dias } from '../../../db/dias.ts';
import { pedidos } from '../../../db/schema/pedidos.ts';
import { sumas } from '../../../db/schema/sumas.ts';
import { centsFromDecimal } from '../../../db/schema/types.ts';
import type { Page } from '../../../shared/page.ts';

/** Filters of an order list; an absent field does not filter. */
export interface PedidoFilters extends Dias {
  estados?: readonly EstadoPedido[] | undefined;
}

/** Filters of an order list, apart from status and days. The stored sums cover only status and days. */
export interface Filters {
  texto?: string | undefined;
  clienteId?: string | undefined;
  productoId?: string | undefined;
  /** In cents, both bounds included. */
  importeDesde?: number | undefined;
  importeHasta?: number | undefined;
  /** Null: not assigned. */
  asignadoA?: string | null | undefined;
  etiqueta?: string | undefined;
  /** Null: outside every zone. */
  zonaId?: string | null | undefined;
  conNota?: true | undefined;
  sinImprimir?: true | undefined;
  sinEmpacar?: true | undefined;
}

export interface Which extends PedidoFilters {
  filters?: Filters;
  orden?: OrdenPedidos | undefined;
}

export interface PedidosAsked extends Page, Which {}

// Must match the indexes: a plain DESC puts NULLs first, and PostgreSQL would not use the index.
export const NEWEST_FIRST = [sql`${pedidos.fecha_pedido} DESC NULLS LAST`, asc(pedidos.pedido_id)];

/** Matches the stored sums of orders by month or by day, for some statuses or for all. */
const summed = (que: 'pedidos-mes' | 'pedidos-dia', estados: PedidoFilters['estados']) =>
  and(eq(sumas.que, que), estados && inArray(sumas.grupo, [...estados]));

const isOfDays = ({ desde, hasta }: Dias) => desde !== undefined || hasta !== undefined;

export interface Counted {
  total: number;
  /** Total in cents. Cancelled orders count only when the request asks for statuses. */
  importe: number;
}

/** Matches the orders that count in `importe`. */
export const unlessCancelled = (estado: AnyColumn | SQL, asked: PedidoFilters): SQL =>
  asked.estados ? sql`true` : sql`${estado} <> ${'cancelado' satisfies EstadoPedido}`;

/** Returns the number of orders and their total. */
export function countPedidos(q: Queryable, asked: PedidoFilters): Promise<Counted> {
  const { desde, hasta, estados } = asked;
  const which = and(
    summed(isOfDays(asked) ? 'pedidos-dia' : 'pedidos-mes', estados),
    desde === undefined ? undefined : gte(sumas.desde, desde),
    hasta === undefined ? undefined : lte(sumas.desde, hasta),
  );
  const sold = unlessCancelled(sumas.grupo, asked);
  return one(
    q
      .select({
        total: sql<number>`COALESCE(sum(${sumas.cantidad}), 0)`.mapWith(Number),
        importe: sql<number>`COALESCE(sum(${sumas.importe}) FILTER (WHERE ${sold}), 0)`.mapWith(
          centsFromDecimal,
        ),
      })
      .from(sumas)
      .where(which),
  );
}

/** Up to this offset, walking the index is as fast as looking up the start in the sums. */
const NEAR = 200;

export interface Place {
  /** Matches the orders from which to page; undefined for all orders. */
  which: SQL | undefined;
  /** How many of the matching orders to skip, newest first. */
  offset: number;
}

/**
 * Finds the day of the order at `offset`, newest first, from the stored sums alone: no order is read. Uses
 * the sums by month and then by day, or only the requested days. Returns undefined when there are fewer
 * orders.
 */
export async function dayAtOffset(
  q: Queryable,
  offset: number,
  asked: PedidoFilters,
): Promise<Place | undefined> {
  if (offset <= NEAR) return { which: undefined, offset };
  const { estados, desde = '-infinity', hasta = 'infinity' } = asked;
  const counted = (until: SQL) => sql`sum(cantidad) AS suyos, ${until} AS acumulados`;
  const all = sql`sum(sum(cantidad)) OVER (ORDER BY desde DESC)`;
  const stretch = isOfDays(asked)
    ? sql`SELECT ${desde}::date AS primero, ${hasta}::date AS ultimo, 0 AS antes`
    : sql`SELECT desde AS primero, (desde + interval '1 month' - interval '1 day')::date AS ultimo,
        acumulados - suyos AS antes
      FROM (
        SELECT desde, ${counted(all)} FROM ${sumas} WHERE ${summed('pedidos-mes', estados)} GROUP BY desde
      ) meses WHERE acumulados > ${offset} ORDER BY desde DESC LIMIT 1`;
  const { rows } = await q.execute<{ until: string; rest: number }>(sql`
    WITH trecho AS (${stretch}), dias AS (
      SELECT desde, ${counted(sql`(SELECT antes FROM trecho) + ${all}`)} FROM ${sumas}
      WHERE ${summed('pedidos-dia', estados)} AND desde >= (SELECT primero FROM trecho)
        AND desde <= (SELECT ultimo FROM trecho)
      GROUP BY desde
    )
    SELECT (desde + 1)::timestamp AT TIME ZONE ${TIME_ZONE} AS until, (${offset} - acumulados + suyos)::int AS rest
    FROM dias WHERE acumulados > ${offset} ORDER BY desde DESC LIMIT 1`);
  const [row] = rows;
  return row && { which: lt(pedidos.fecha_pedido, new Date(row.until)), offset: row.rest };
}
