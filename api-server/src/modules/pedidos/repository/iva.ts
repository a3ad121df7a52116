import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { productos } from '../../../db/schema/catalogo.ts';
import { detallesPedidos } from '../../../db/schema/pedidos.ts';

/** SQL: a line's rate of IVA in percent; the product's rate for a line without one. */
export const alicuotaOfLinea = sql<number>`COALESCE(${detallesPedidos.alicuota_iva}, ${productos.alicuota_iva})::float8`;

/** Returns the rate in percent and the total in cents of each line of these orders. */
export const findIvaLineas = (q: Queryable, pedidoIds: readonly string[]) =>
  q
    .select({
      pedido_id: detallesPedidos.pedido_id,
      alicuota: alicuotaOfLinea,
      total: detallesPedidos.total_precio,
    })
    .from(detallesPedidos)
    .innerJoin(productos, eq(productos.producto_id, detallesPedidos.producto_id))
    .where(inArray(detallesPedidos.pedido_id, [...pedidoIds]));
