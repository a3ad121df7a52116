import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { categorias, productosCategorias } from '../../db/schema/catalogo.ts';
import { detallesPedidos, pedidos } from '../../db/schema/pedidos.ts';
import { centsFromDecimal } from '../../db/schema/types.ts';
import { diaDePedido, diaSiguiente, type Periodo, primerDia, vendidosEn } from './periodo-repository.ts';

/** Cents of a sum that PostgreSQL adds up exactly. */
const importes = sql<number>`sum(${detallesPedidos.total_precio})`.mapWith(centsFromDecimal);

const unidades = sql<number>`COALESCE(sum(${detallesPedidos.cantidad}), 0)`.mapWith(Number);

/**
 * Cents earned on each day of the period, or in each of its weeks, in order, those without sales included. A week of
 * a month is what of Monday to Sunday lies in it.
 */
export async function gananciasPor(
  q: Queryable,
  unidad: 'day' | 'week',
  periodo: Periodo,
): Promise<number[]> {
  const parteDe = (dia: SQL) => sql`date_trunc(${sql.raw(`'${unidad}'`)}, ${dia}::timestamp)`;
  const { rows } = await q.execute<{ ganancia: string }>(sql`
    SELECT COALESCE(ventas.ganancia, 0)::text AS ganancia
    FROM (
      SELECT DISTINCT ${parteDe(sql`dia`)} AS parte
      FROM generate_series(
        ${primerDia(periodo)}::timestamp, ${diaSiguiente(periodo)} - interval '1 day', interval '1 day'
      ) AS dia
    ) AS partes
    LEFT JOIN (
      SELECT ${parteDe(diaDePedido)} AS parte, sum(${pedidos.total_precio}) AS ganancia
      FROM ${pedidos} WHERE ${vendidosEn(periodo)} GROUP BY 1
    ) AS ventas USING (parte)
    ORDER BY parte`);
  return rows.map(({ ganancia }) => centsFromDecimal(ganancia));
}

/** Units sold, each product once. */
export async function unidadesVendidas(q: Queryable, periodo: Periodo): Promise<number> {
  const [row] = await q
    .select({ total: unidades })
    .from(detallesPedidos)
    .innerJoin(pedidos, eq(pedidos.pedido_id, detallesPedidos.pedido_id))
    .where(vendidosEn(periodo));
  return row?.total ?? 0;
}

/** Cents and units per category, of those that sold. A product in several categories counts in each. */
export function ventasPorCategoria(q: Queryable, periodo: Periodo, por: 'ganancia' | 'cantidad') {
  return q
    .select({ categoria: categorias.nombre, ganancia: importes, cantidad: unidades })
    .from(detallesPedidos)
    .innerJoin(pedidos, eq(pedidos.pedido_id, detallesPedidos.pedido_id))
    .innerJoin(productosCategorias, eq(productosCategorias.producto_id, detallesPedidos.producto_id))
    .innerJoin(categorias, eq(categorias.categoria_id, productosCategorias.categoria_id))
    .where(vendidosEn(periodo))
    .groupBy(categorias.categoria_id)
    .orderBy(desc(por === 'ganancia' ? importes : unidades), categorias.busqueda);
}
