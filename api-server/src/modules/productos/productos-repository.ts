import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { first, type Queryable } from '../../db/database.ts';
import { marcas, productos } from '../../db/schema/catalogo.ts';
import { holds } from '../../db/search.ts';
import type { Page } from '../../shared/page.ts';

/** What a list is narrowed to; what is not said does not narrow. */
export interface ProductoFilter {
  esta_activo?: boolean;
  disponible?: boolean;
  producto_destacado?: boolean;
  en_promocion?: boolean;
  nuevo_ingreso?: boolean;
  byBulto?: true;
  /** Any part of the name. */
  term?: string;
  /** Name of an active category or brand, whatever its accents and case. */
  categoria?: string;
  marca?: string;
  /** These and no others. */
  ids?: string[];
}

const jsonOf = <T>(query: SQL) => sql<T[]>`COALESCE((${query}), '[]'::json)`;

const columns = {
  producto_id: productos.producto_id,
  nombre: productos.nombre,
  descripcion: productos.descripcion,
  precio: productos.precio,
  precio_antes_oferta: productos.precio_antes_oferta,
  tipo_de_precio: productos.tipo_de_precio,
  disponible: productos.disponible,
  producto_destacado: productos.producto_destacado,
  en_promocion: productos.en_promocion,
  nuevo_ingreso: productos.nuevo_ingreso,
  esta_activo: productos.esta_activo,
  version: productos.version,
  marca: { marca_id: marcas.marca_id, nombre: marcas.nombre },
  categorias: jsonOf<{ categoria_id: string; nombre: string }>(sql`
    SELECT json_agg(json_build_object('categoria_id', c.categoria_id, 'nombre', c.nombre) ORDER BY c.busqueda)
    FROM productos_categorias pc JOIN categorias c USING (categoria_id)
    WHERE pc.producto_id = ${productos.producto_id}`),
  etiquetas: jsonOf<{ etiqueta_id: string; nombre: string }>(sql`
    SELECT json_agg(json_build_object('etiqueta_id', e.etiqueta_id, 'nombre', e.nombre) ORDER BY e.busqueda)
    FROM productos_etiquetas pe JOIN etiquetas e USING (etiqueta_id)
    WHERE pe.producto_id = ${productos.producto_id}`),
  imagenes: jsonOf<{ imagen_id: string; anchos: number[] }>(sql`
    SELECT json_agg(json_build_object('imagen_id', i.imagen_id, 'anchos', i.anchos) ORDER BY pi.orden)
    FROM productos_imagenes pi JOIN imagenes i USING (imagen_id)
    WHERE pi.producto_id = ${productos.producto_id}`),
};

export type ProductoRow = Awaited<ReturnType<typeof findPage>>[number];

/** By name; the new arrivals by age. Never by anything that tells a price. */
const orderOf = (filter: ProductoFilter) => [
  ...(filter.nuevo_ingreso ? [desc(productos.creado_en)] : []),
  asc(productos.busqueda),
  asc(productos.producto_id),
];

function where(filter: ProductoFilter): SQL | undefined {
  const { byBulto, term, categoria, marca, ids, ...flags } = filter;
  return and(
    ...Object.entries(flags).map(([name, value]) => eq(productos[name as keyof typeof flags], value)),
    byBulto ? eq(productos.tipo_de_precio, 'por_bulto_cerrado') : undefined,
    ids ? inArray(productos.producto_id, ids) : undefined,
    term ? holds(productos.busqueda, term) : undefined,
    categoria === undefined
      ? undefined
      : sql`${productos.producto_id} IN (
          SELECT pc.producto_id FROM productos_categorias pc JOIN categorias c USING (categoria_id)
          WHERE c.busqueda = normalizar(${categoria}) AND c.esta_activo)`,
    marca === undefined
      ? undefined
      : sql`${productos.marca_id} IN (
          SELECT m.marca_id FROM marcas m WHERE m.busqueda = normalizar(${marca}) AND m.esta_activo)`,
  );
}

const select = (tx: Queryable) =>
  tx.select(columns).from(productos).innerJoin(marcas, eq(marcas.marca_id, productos.marca_id));

export const findPage = (tx: Queryable, filter: ProductoFilter, page: Page) =>
  select(tx)
    .where(inArray(productos.producto_id, idsOf(tx, filter, page)))
    .orderBy(...orderOf(filter));

/** Those on a page, found before anything is joined: what is skipped on the way to a far page costs little. */
const idsOf = (tx: Queryable, filter: ProductoFilter, { limit, offset }: Page) =>
  tx
    .select({ id: productos.producto_id })
    .from(productos)
    .where(where(filter))
    .orderBy(...orderOf(filter))
    .limit(limit)
    .offset(offset);

export const countAll = (tx: Queryable, filter: ProductoFilter) => tx.$count(productos, where(filter));

export const findById = (tx: Queryable, productoId: string): Promise<ProductoRow | undefined> =>
  first(select(tx).where(eq(productos.producto_id, productoId)));
