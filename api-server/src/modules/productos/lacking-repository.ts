import { LIMITS } from 'api-client/contract';
import { sql } from 'drizzle-orm';
import { productos } from '../../db/schema/catalogo.ts';

/** SQL conditions: a product has no image, no active category, or no description of the minimum length. */
export const LACKING = {
  imagen: sql`NOT EXISTS (SELECT FROM productos_imagenes pi WHERE pi.producto_id = ${productos.producto_id})`,
  categoria: sql`NOT EXISTS (SELECT FROM productos_categorias pc JOIN categorias c USING (categoria_id)
    WHERE pc.producto_id = ${productos.producto_id} AND c.esta_activo)`,
  descripcion: sql`length(btrim(${productos.descripcion})) < ${sql.raw(String(LIMITS.descripcionMin))}`,
};
