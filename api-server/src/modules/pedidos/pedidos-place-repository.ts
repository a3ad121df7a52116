import { type EstadoPedido, TIME_ZONE } from 'api-client/contract';
import { type AnyColumn, and, asc, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import { one, type Queryable } from '../../db/database.ts';
import type { Dias } from '../../db/dias.ts';
import { pedidos } from '../../db/schema/pedidos.ts';
import { sumas } from '../../db/schema/sumas.ts';
import { centsFromDecimal } from '../../db/schema/types.ts';

/** Which orders; what is not said does not narrow. */
export interface Asked extends Dias {
  estados?: readonly EstadoPedido[] | undefined;
}

// As the indexes have it: a plain DESC puts NULLs first, and the index would not serve.
export const NEWEST_FIRST = [sql`${pedidos.fecha_pedido} DESC NULLS LAST`, asc(pedidos.pedido_id)];

/** Sums of orders by month, or by day: of some statuses, or of all. */
const summed = (que: 'pedidos-mes' | 'pedidos-dia', estados: Asked['estados']) =>
  and(eq(sumas.que, que), estados && inArray(sumas.grupo, [...estados]));

const isOfDays = ({ desde, hasta }: Dias) => desde !== undefined || hasta !== undefined;

export interface Counted {
  total: number;
  /** Cents: what they cost together, the cancelled ones only where no others are asked for. */
  importe: number;
}

/** What counts in `importe` of these orders. */
export const unlessCancelled = (estado: AnyColumn | SQL, asked: Asked): SQL =>
  asked.estados ? sql`true` : sql`${estado} <> ${'cancelado' satisfies EstadoPedido}`;

/** How many orders there are. */
export function countPedidos(q: Queryable, asked: Asked): Promise<Counted> {
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

/** Steps in the index that take no longer than looking up where to begin. */
const NEAR = 200;

export interface Place {
  /** The first of the page is among these; nothing where that is any order. */
  which: SQL | undefined;
  /** After so many of them, newest first. */
  offset: number;
}

/**
 * Where an order stands that so many are newer than: by the sums of months and then of that month's days, or by those of
 * the days that are asked for, it is found without a look at any of those. Nothing when there are no more than that.
 */
export async function placeOf(q: Queryable, offset: number, asked: Asked): Promise<Place | undefined> {
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
