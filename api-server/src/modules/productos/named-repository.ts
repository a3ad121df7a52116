/** Conditions by the name of an active brand, category or tag; ignore accents and case. */
import { type SQL, sql } from 'drizzle-orm';
import { productos } from '../../db/schema/catalogo.ts';

/** SQL: the id of the active brand with this name. */
export const marcaNamed = (marca: string): SQL =>
  sql`(SELECT m.marca_id FROM marcas m WHERE m.busqueda = normalizar(${marca}) AND m.esta_activo)`;

export const isOfMarca = (marca: string): SQL => sql`${productos.marca_id} = ${marcaNamed(marca)}`;

export const isOfCategoria = (categoria: string): SQL => sql`${productos.producto_id} IN (
  SELECT pc.producto_id FROM productos_categorias pc JOIN categorias c USING (categoria_id)
  WHERE c.busqueda = normalizar(${categoria}) AND c.esta_activo)`;

export const hasEtiqueta = (etiqueta: string): SQL => sql`${productos.producto_id} IN (
  SELECT pe.producto_id FROM productos_etiquetas pe JOIN etiquetas e USING (etiqueta_id)
  WHERE e.busqueda = normalizar(${etiqueta}) AND e.esta_activo)`;
