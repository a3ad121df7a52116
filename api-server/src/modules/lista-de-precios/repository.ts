import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { cantidadesOf } from '../../db/own-prices.ts';
import { categorias, marcas, productos, productosCategorias } from '../../db/schema/catalogo.ts';

/** A product's first active category by name: the list has each product once. */
const firstCategoria = (q: Queryable) =>
  q
    .select({ nombre: categorias.nombre, busqueda: categorias.busqueda })
    .from(productosCategorias)
    .innerJoin(categorias, eq(categorias.categoria_id, productosCategorias.categoria_id))
    .where(and(eq(productosCategorias.producto_id, productos.producto_id), eq(categorias.esta_activo, true)))
    .orderBy(asc(categorias.busqueda))
    .limit(1)
    .as('main');

/** Returns the ids of at most `limit` active products by category and name; products without a category come last. */
export async function findIds(q: Queryable, limit: number): Promise<string[]> {
  const main = firstCategoria(q);
  const rows = await q
    .select({ id: productos.producto_id })
    .from(productos)
    .leftJoinLateral(main, sql`true`)
    .where(eq(productos.esta_activo, true))
    .orderBy(sql`${main.busqueda} NULLS LAST`, asc(productos.busqueda), asc(productos.producto_id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export type ListaRow = Awaited<ReturnType<typeof findRows>>[number];

/** Returns these products, in any order. */
export function findRows(q: Queryable, ids: readonly string[]) {
  const main = firstCategoria(q);
  return q
    .select({
      producto_id: productos.producto_id,
      nombre: productos.nombre,
      marca: marcas.nombre,
      categoria: main.nombre,
      precio: productos.precio,
      precio_antes_oferta: productos.precio_antes_oferta,
      tipo_de_precio: productos.tipo_de_precio,
      alicuota_iva: productos.alicuota_iva,
      cantidades: cantidadesOf,
      disponible: productos.disponible,
    })
    .from(productos)
    .innerJoin(marcas, eq(marcas.marca_id, productos.marca_id))
    .leftJoinLateral(main, sql`true`)
    .where(inArray(productos.producto_id, [...ids]));
}
