import { SOLD_ESTADOS } from 'api-client/contract';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { one, type Queryable } from '../../db/database.ts';
import { categorias } from '../../db/schema/catalogo.ts';
import { sumas } from '../../db/schema/sumas.ts';
import { centsFromDecimal } from '../../db/schema/types.ts';
import { firstDia, nextDia, type Periodo } from './periodo-repository.ts';

/** Cents of a sum that PostgreSQL adds up exactly. */
const amounts = sql<number>`sum(${sumas.importe})`.mapWith(centsFromDecimal);
const unidades = sql<number>`COALESCE(sum(${sumas.cantidad}), 0)`.mapWith(Number);

/** What was added up for the days of the period. */
const during = (periodo: Periodo, que: (typeof sumas.$inferSelect)['que']) =>
  and(
    eq(sumas.que, que),
    sql`${sumas.desde} >= ${firstDia(periodo)} AND ${sumas.desde} < ${nextDia(periodo)}`,
  );

/**
 * Cents earned on each day of the period, or in each of its weeks, in order, those without sales included. A week of
 * a month is what of Monday to Sunday lies in it.
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

/** Units sold, each product once. */
export const soldUnits = async (q: Queryable, periodo: Periodo): Promise<number> =>
  (await one(q.select({ total: unidades }).from(sumas).where(during(periodo, 'vendido')))).total;

/** Cents and units per category, of those that sold. A product in several categories counts in each. */
export function salesByCategoria(q: Queryable, periodo: Periodo, by: 'ganancia' | 'cantidad') {
  return q
    .select({ categoria: categorias.nombre, ganancia: amounts, cantidad: unidades })
    .from(sumas)
    .innerJoin(categorias, eq(sql`${categorias.categoria_id}::text`, sumas.grupo))
    .where(during(periodo, 'vendido-categoria'))
    .groupBy(categorias.categoria_id)
    .having(sql`sum(${sumas.cantidad}) > 0`)
    .orderBy(desc(by === 'ganancia' ? amounts : unidades), categorias.busqueda);
}
