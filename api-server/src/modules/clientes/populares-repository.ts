import { POPULARES } from 'api-client/contract/mis-habituales';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { productos } from '../../db/schema/catalogo.ts';
import { detallesPedidos, pedidos } from '../../db/schema/pedidos.ts';
import { usuarios } from '../../db/schema/usuarios.ts';

/** The newest orders of the last days. The limit keeps the work constant for a large shop. */
const recent = sql`
  SELECT pedido_id, usuario_id FROM ${pedidos}
  WHERE estado_pedido <> 'cancelado' AND fecha_pedido >= now() - ${POPULARES.dias}::int * interval '1 day'
  ORDER BY fecha_pedido DESC NULLS LAST, pedido_id LIMIT ${POPULARES.pedidos}`;

/** Returns the customers of recent orders, with the address that determines their zone. */
export async function findRecentCustomers(
  q: Queryable,
): Promise<{ usuario_id: string; dom_fiscal: string }[]> {
  const found = await q.execute<{ usuario_id: string; dom_fiscal: string }>(sql`
    SELECT usuario_id, dom_fiscal FROM ${usuarios}
    WHERE usuario_id IN (SELECT usuario_id FROM (${recent}) p)`);
  return found.rows;
}

/**
 * Returns the products that most of these customers, or all customers, ordered. Leaves out products with fewer than
 * three customers, so that the list does not reveal a single customer's purchases.
 */
export async function findMostOrdered(q: Queryable, customers?: readonly string[]): Promise<string[]> {
  const ofThem = customers && sql`WHERE usuario_id = ANY (${sql.param(customers)}::uuid[])`;
  const found = await q.execute<{ producto_id: string }>(sql`
    SELECT d.producto_id
    FROM (SELECT * FROM (${recent}) r ${ofThem ?? sql``}) p
    CROSS JOIN LATERAL (
      SELECT producto_id, COALESCE(cantidad_pedida, cantidad) AS pedida
      FROM ${detallesPedidos} WHERE pedido_id = p.pedido_id OFFSET 0
    ) d
    JOIN ${productos} ON productos.producto_id = d.producto_id AND productos.esta_activo AND productos.disponible
    WHERE d.pedida > 0
    GROUP BY d.producto_id HAVING count(DISTINCT p.usuario_id) >= ${POPULARES.clientes}
    ORDER BY count(DISTINCT p.usuario_id) DESC, count(*) DESC, d.producto_id LIMIT ${POPULARES.productos}`);
  return found.rows.map(({ producto_id }) => producto_id);
}
