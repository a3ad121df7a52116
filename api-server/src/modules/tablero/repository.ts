import { type EstadoPedido, SOLD_ESTADOS, TIME_ZONE } from 'api-client/contract';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { first, one, type Queryable } from '../../db/database.ts';
import { categorias } from '../../db/schema/catalogo.ts';
import { pedidos } from '../../db/schema/pedidos.ts';
import { sumas } from '../../db/schema/sumas.ts';
import { centsFromDecimal } from '../../db/schema/types.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import { isUnpacked } from '../pedidos/repository/found.ts';
import { countPedidos } from '../pedidos/repository/sums.ts';

export type Range = 'week' | 'month';

export interface Periodo {
  range: Range;
  /** The current period, or the one before. */
  periodo: 'actual' | 'anterior';
  /** Time of the request. */
  now: Date;
}

const ZONE = sql.raw(`'${TIME_ZONE}'`);

/** SQL: first day of the period as a date in the shop's time zone. Weeks start on Monday. */
export function firstDia({ range, periodo, now }: Periodo): SQL {
  const today = sql`(${now.toISOString()}::timestamptz AT TIME ZONE ${ZONE})`;
  const unit = sql.raw(`'${range}'`);
  const back = sql.raw(periodo === 'anterior' ? `interval '1 ${range}'` : `interval '0'`);
  return sql`(date_trunc(${unit}, ${today}) - ${back})::date`;
}

/** SQL: the first day after the period. */
export const nextDia = (periodo: Periodo): SQL =>
  sql`(${firstDia(periodo)} + ${sql.raw(`interval '1 ${periodo.range}'`)})::date`;

/** Sum in cents; PostgreSQL adds decimals exactly. */
const amounts = sql<number>`sum(${sumas.importe})`.mapWith(centsFromDecimal);
const unidades = sql<number>`COALESCE(sum(${sumas.cantidad} + ${sumas.fraccion}), 0)`.mapWith(Number);

/** Matches the stored sums of the period. */
const during = (periodo: Periodo, que: (typeof sumas.$inferSelect)['que']) =>
  and(
    eq(sumas.que, que),
    sql`${sumas.desde} >= ${firstDia(periodo)} AND ${sumas.desde} < ${nextDia(periodo)}`,
  );

/**
 * Returns the earnings in cents per day or per week of the period, in order, with zeros for days without
 * sales. Weeks run from Monday to Sunday and are cut at the ends of the month.
 */
export async function gananciasBy(q: Queryable, unidad: 'day' | 'week', periodo: Periodo): Promise<number[]> {
  const shareOf = (dia: SQL) => sql`date_trunc(${sql.raw(`'${unidad}'`)}, ${dia}::timestamp)`;
  const sold = and(during(periodo, 'pedidos-dia'), inArray(sumas.grupo, [...SOLD_ESTADOS]));
  const { rows } = await q.execute<{ ganancia: string }>(sql`
    SELECT COALESCE(ventas.ganancia, 0)::text AS ganancia
    FROM (
      SELECT DISTINCT ${shareOf(sql`dia`)} AS parte
      FROM generate_series(
        ${firstDia(periodo)}::timestamp, ${nextDia(periodo)} - interval '1 day', interval '1 day'
      ) AS dia
    ) AS partes
    LEFT JOIN (
      SELECT ${shareOf(sql`${sumas.desde}`)} AS parte, sum(${sumas.importe}) AS ganancia
      FROM ${sumas} WHERE ${sold} GROUP BY 1
    ) AS ventas USING (parte)
    ORDER BY parte`);
  return rows.map(({ ganancia }) => centsFromDecimal(ganancia));
}

/** Units sold; a product in several categories counts once. */
export const soldUnits = async (q: Queryable, periodo: Periodo): Promise<number> =>
  (await one(q.select({ total: unidades }).from(sumas).where(during(periodo, 'vendido')))).total;

/** Cents and units per category with sales. A product in several categories counts in each. */
export function salesByCategoria(q: Queryable, periodo: Periodo, by: 'ganancia' | 'cantidad') {
  return q
    .select({ categoria: categorias.nombre, ganancia: amounts, cantidad: unidades })
    .from(sumas)
    .innerJoin(categorias, eq(sql`${categorias.categoria_id}::text`, sumas.grupo))
    .where(during(periodo, 'vendido-categoria'))
    .groupBy(categorias.categoria_id)
    .having(sql`sum(${sumas.cantidad} + ${sumas.fraccion}) > 0`)
    .orderBy(desc(by === 'ganancia' ? amounts : unidades), categorias.busqueda);
}

/** The number of waiting items, and since when the oldest waits. */
export interface Espera {
  cantidad: number;
  desde: Date | null;
}

/** Orders of one status: the number comes from the stored sums, the oldest from an index. */
export async function waitingPedidos(q: Queryable, estado: EstadoPedido): Promise<Espera> {
  const [{ total }, oldest] = await Promise.all([
    countPedidos(q, { estados: [estado] }),
    first(
      q
        .select({ desde: pedidos.fecha_pedido })
        .from(pedidos)
        .where(eq(pedidos.estado_pedido, estado))
        // Reads the index for the newest first, backwards.
        .orderBy(sql`${pedidos.fecha_pedido} ASC NULLS FIRST`)
        .limit(1),
    ),
  ]);
  return { cantidad: total, desde: oldest?.desde ?? null };
}

/** Approved orders that are not packed yet; they have their own index. */
export const waitingEmpaques = (q: Queryable): Promise<Espera> =>
  one(
    q
      .select({
        cantidad: sql<number>`count(*)`.mapWith(Number),
        desde: sql<Date | null>`min(${pedidos.fecha_pedido})`.mapWith(pedidos.fecha_pedido),
      })
      .from(pedidos)
      .where(isUnpacked),
  );

/** Accounts that are neither approved nor refused. */
export const waitingSolicitudes = (q: Queryable): Promise<Espera> =>
  one(
    q
      .select({
        cantidad: sql<number>`count(*)`.mapWith(Number),
        desde: sql<Date | null>`min(${usuarios.creado_en})`.mapWith(usuarios.creado_en),
      })
      .from(usuarios)
      .where(
        and(
          eq(usuarios.esta_activo, false),
          eq(usuarios.dado_de_alta, false),
          isNull(usuarios.datos_borrados_en),
        ),
      ),
  );
