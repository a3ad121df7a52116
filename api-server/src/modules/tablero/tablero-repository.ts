import { SOLD_ESTADOS } from 'api-client/contract';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { one, type Queryable } from '../../db/database.ts';
import { categorias } from '../../db/schema/catalogo.ts';
import { sumas } from '../../db/schema/sumas.ts';
import { centsFromDecimal } from '../../db/schema/types.ts';
import { firstDia, nextDia, type Periodo } from './periodo-repository.ts';

/** Sum in cents; PostgreSQL adds decimals exactly. */
const amounts = sql<number>`sum(${sumas.importe})`.mapWith(centsFromDecimal);
const unidades = sql<number>`COALESCE(sum(${sumas.cantidad}), 0)`.mapWith(Number);

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
    .having(sql`sum(${sumas.cantidad}) > 0`)
    .orderBy(desc(by === 'ganancia' ? amounts : unidades), categorias.busqueda);
}
