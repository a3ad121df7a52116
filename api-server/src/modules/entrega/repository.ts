import { LIMITS } from 'api-client/contract';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { productos, productosCategorias } from '../../db/schema/catalogo.ts';

/** Limit of products read per category, so that a large category does not slow the answer. */
const LOOKED_AT = 1000;

/** Returns active products in stock of the same categories: same unit first, then nearest price. */
export async function findReemplazos(
  q: Queryable,
  {
    producto_id,
    precio,
    tipo_de_precio,
  }: Pick<typeof productos.$inferSelect, 'producto_id' | 'precio' | 'tipo_de_precio'>,
): Promise<string[]> {
  // OFFSET 0 makes PostgreSQL find each product by its key and not scan the table.
  const { rows } = await q.execute<{ producto_id: string }>(sql`
    SELECT p.producto_id
    FROM (
      SELECT DISTINCT near.producto_id
      FROM ${productosCategorias} own
      CROSS JOIN LATERAL (
        SELECT producto_id FROM ${productosCategorias}
        WHERE categoria_id = own.categoria_id ORDER BY categoria_id
        LIMIT (
          SELECT ceil(${LOOKED_AT}::numeric / count(*)) FROM ${productosCategorias} WHERE producto_id = ${producto_id}
        )
      ) near
      WHERE own.producto_id = ${producto_id} AND near.producto_id <> ${producto_id}
    ) same
    CROSS JOIN LATERAL (
      SELECT * FROM ${productos} WHERE producto_id = same.producto_id OFFSET 0
    ) p
    WHERE p.esta_activo AND p.disponible
    ORDER BY p.tipo_de_precio <> ${tipo_de_precio}, abs(p.precio - ${precio}::numeric / 100), p.busqueda, p.producto_id
    LIMIT ${LIMITS.reemplazos}`);
  return rows.map((row) => row.producto_id);
}
