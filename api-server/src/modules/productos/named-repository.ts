/** What a product is in, by names as people write them: whatever their accents and case, and unless deactivated. */
import { type SQL, sql } from 'drizzle-orm';
import { productos } from '../../db/schema/catalogo.ts';

/** The one of that name, unless it is deactivated. */
export const marcaNamed = (marca: string): SQL =>
  sql`(SELECT m.marca_id FROM marcas m WHERE m.busqueda = normalizar(${marca}) AND m.esta_activo)`;

export const isOfMarca = (marca: string): SQL => sql`${productos.marca_id} = ${marcaNamed(marca)}`;

export const isOfCategoria = (categoria: string): SQL => sql`${productos.producto_id} IN (
  SELECT pc.producto_id FROM productos_categorias pc JOIN categorias c USING (categoria_id)
  WHERE c.busqueda = normalizar(${categoria}) AND c.esta_activo)`;

export const hasEtiqueta = (etiqueta: string): SQL => sql`${productos.producto_id} IN (
  SELECT pe.producto_id FROM productos_etiquetas pe JOIN etiquetas e USING (etiqueta_id)
  WHERE e.busqueda = normalizar(${etiqueta}) AND e.esta_activo)`;
