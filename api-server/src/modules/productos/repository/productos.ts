import { isDeepStrictEqual } from 'node:util';
import { LIMITS } from 'api-client/contract';
import type { OrdenProductos } from 'api-client/contract/ordenes-productos';
import { PRODUCTO_FLAGS, type ProductoFlag } from 'api-client/contract/producto-flags';
import type { TipoDePrecio } from 'api-client/contract/words';
import { and, asc, desc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { first, one, type Queryable } from '../../../db/database.ts';
import { isWeighed } from '../../../db/lineas.ts';
import { cantidadesOf, precioIn, pricesOfList, withoutIva } from '../../../db/own-prices.ts';
import { marcas, productos } from '../../../db/schema/catalogo.ts';
import { sumas } from '../../../db/schema/sumas.ts';
import type { Page } from '../../../shared/page.ts';

/** SQL conditions: a product has no image, no active category, or no description of the minimum length. */
export const MISSING = {
  imagen: sql`NOT EXISTS (SELECT FROM productos_imagenes pi WHERE pi.producto_id = ${productos.producto_id})`,
  categoria: sql`NOT EXISTS (SELECT FROM productos_categorias pc JOIN categorias c USING (categoria_id)
    WHERE pc.producto_id = ${productos.producto_id} AND c.esta_activo)`,
  descripcion: sql`length(btrim(${productos.descripcion})) < ${sql.raw(String(LIMITS.descripcionMin))}`,
};

interface Columns {
  creado_en: SQLWrapper;
  precio: SQLWrapper;
}

/** Sort orders of a list; the name comes last. */
export const orders: Record<OrdenProductos, (of: Columns) => SQL[]> = {
  nombre: () => [],
  mas_nuevos: ({ creado_en }) => [desc(creado_en)],
  menor_precio: ({ precio }) => [asc(precio)],
  mayor_precio: ({ precio }) => [desc(precio)],
};

/**
 * Sorts by name, but new arrivals by age, featured products by their arrangement, or as the caller asks.
 * Never sorts by price for a caller who may not see prices.
 */
export const orderBy = (
  { orden, nuevo_ingreso, producto_destacado, ...seen }: ListFilter,
  precio = precioFor(seen),
): SQL[] => [
  ...(orden
    ? orders[orden]({ ...productos, precio })
    : [
        ...(nuevo_ingreso ? [desc(productos.creado_en)] : []),
        ...(producto_destacado ? [asc(productos.orden_destacado)] : []),
      ]),
  asc(productos.busqueda),
  asc(productos.producto_id),
];

/** SQL: a product's price as the caller sees it: in the agreement or the base price, with or without IVA. */
export const precioFor = (
  { condicionId, isNet }: Pick<ListFilter, 'condicionId' | 'isNet'>,
  precio = condicionId === undefined ? productos.precio : precioIn(condicionId),
): SQLWrapper => (isNet ? withoutIva(precio) : precio);

/** Conditions by the name of an active brand, category or tag; ignore accents and case. */

/** SQL: the id of the active brand with this name. */
export const hasMarca = (marca: string): SQL =>
  sql`(SELECT m.marca_id FROM marcas m WHERE m.busqueda = normalizar(${marca}) AND m.esta_activo)`;

export const isOfMarca = (marca: string): SQL => sql`${productos.marca_id} = ${hasMarca(marca)}`;

export const isOfCategoria = (categoria: string): SQL => sql`${productos.producto_id} IN (
  SELECT pc.producto_id FROM productos_categorias pc JOIN categorias c USING (categoria_id)
  WHERE c.busqueda = normalizar(${categoria}) AND c.esta_activo)`;

export const hasEtiqueta = (etiqueta: string): SQL => sql`${productos.producto_id} IN (
  SELECT pe.producto_id FROM productos_etiquetas pe JOIN etiquetas e USING (etiqueta_id)
  WHERE e.busqueda = normalizar(${etiqueta}) AND e.esta_activo)`;

/** Filters of a list; an absent field does not filter. */
export interface ProductoFilter extends Partial<Record<ProductoFlag, boolean>> {
  esta_activo?: boolean;
  disponible?: boolean;
  byBulto?: true;
  /** The search term. */
  term?: string;
  /** Name of an active category or brand; ignores accents and case. */
  categoria?: string;
  marca?: string;
  marca_id?: string;
  categoria_id?: string;
  etiqueta?: string;
  tipo_de_precio?: TipoDePrecio;
  orden?: OrdenProductos;
  /** The agreement whose prices an order by price compares; absent for base prices. */
  condicionId?: string;
  /** An order by price compares prices without IVA, which the caller sees. */
  isNet?: true;
  /** Only these products. */
  ids?: string[];
  /** Products without an image, category or description. */
  missing?: keyof typeof MISSING;
}

/** A list filter without a search term. */
export type ListFilter = Omit<ProductoFilter, 'term'>;

/** Columns of the flags, by name. */
const flagColumns = Object.fromEntries(PRODUCTO_FLAGS.map((flag) => [flag, productos[flag]])) as Pick<
  typeof productos,
  ProductoFlag
>;

const jsonArray = <T>(query: SQL) => sql<T[]>`COALESCE((${query}), '[]'::json)`;

const columns = {
  producto_id: productos.producto_id,
  nombre: productos.nombre,
  codigo: productos.codigo,
  descripcion: productos.descripcion,
  precio: productos.precio,
  precio_antes_oferta: productos.precio_antes_oferta,
  tipo_de_precio: productos.tipo_de_precio,
  se_pesa: isWeighed,
  alicuota_iva: productos.alicuota_iva,
  cantidades: cantidadesOf,
  disponible: productos.disponible,
  ...flagColumns,
  esta_activo: productos.esta_activo,
  version: productos.version,
  marca: { marca_id: marcas.marca_id, nombre: marcas.nombre },
  categorias: jsonArray<{ categoria_id: string; nombre: string }>(sql`
    SELECT json_agg(json_build_object('categoria_id', c.categoria_id, 'nombre', c.nombre) ORDER BY c.busqueda)
    FROM productos_categorias pc JOIN categorias c USING (categoria_id)
    WHERE pc.producto_id = ${productos.producto_id}`),
  etiquetas: jsonArray<{ etiqueta_id: string; nombre: string }>(sql`
    SELECT json_agg(json_build_object('etiqueta_id', e.etiqueta_id, 'nombre', e.nombre) ORDER BY e.busqueda)
    FROM productos_etiquetas pe JOIN etiquetas e USING (etiqueta_id)
    WHERE pe.producto_id = ${productos.producto_id}`),
  imagenes: jsonArray<{ imagen_id: string; anchos: number[] }>(sql`
    SELECT json_agg(json_build_object('imagen_id', i.imagen_id, 'anchos', i.anchos) ORDER BY pi.orden)
    FROM productos_imagenes pi JOIN imagenes i USING (imagen_id)
    WHERE pi.producto_id = ${productos.producto_id}`),
};

export type ProductoRow = Awaited<ReturnType<typeof findPage>>[number];

/** Condition of a list filter. */
export function where(filter: ListFilter): SQL | undefined {
  const {
    byBulto,
    categoria,
    categoria_id,
    marca,
    etiqueta,
    ids,
    missing,
    orden: _,
    condicionId: __,
    isNet: ___,
    ...flags
  } = filter;
  return and(
    ...Object.entries(flags).map(([name, value]) => eq(productos[name as keyof typeof flags], value)),
    byBulto ? eq(productos.tipo_de_precio, 'por_bulto_cerrado') : undefined,
    ids ? inArray(productos.producto_id, ids) : undefined,
    missing && MISSING[missing],
    categoria === undefined ? undefined : isOfCategoria(categoria),
    etiqueta === undefined ? undefined : hasEtiqueta(etiqueta),
    categoria_id === undefined
      ? undefined
      : sql`${productos.producto_id} IN (
          SELECT producto_id FROM productos_categorias WHERE categoria_id = ${categoria_id})`,
    marca === undefined ? undefined : isOfMarca(marca),
  );
}

const select = (tx: Queryable) =>
  tx.select(columns).from(productos).innerJoin(marcas, eq(marcas.marca_id, productos.marca_id));

export const findPage = (tx: Queryable, filter: ListFilter, page: Page) =>
  select(tx)
    .where(inArray(productos.producto_id, selectIds(tx, filter, page)))
    .orderBy(...orderBy(filter));

/** Ids of a page, found before any join, so that a far page skips rows cheaply. */
const selectIds = (tx: Queryable, filter: ListFilter, { limit, offset }: Page) =>
  tx
    .select({ id: productos.producto_id })
    .from(productos)
    .where(where(filter))
    .orderBy(...orderBy(filter))
    .limit(limit)
    .offset(offset);

/** Lists with a stored count, by their filter. */
const STORED_COUNTS: readonly [ProductoFilter, string][] = [
  [{ esta_activo: true }, 'activos'],
  [{ esta_activo: false }, 'inactivos'],
  [{ esta_activo: true, disponible: false }, 'sin-stock'],
  [{ esta_activo: true, producto_destacado: true }, 'destacados'],
  [{ esta_activo: true, en_promocion: true }, 'promocion'],
  [{ esta_activo: true, nuevo_ingreso: true }, 'nuevos-ingresos'],
  [{ esta_activo: true, byBulto: true }, 'bulto-cerrado'],
];

/** Returns the number of products from a stored count; undefined when there is no stored count for this filter. */
export function findStoredCount(
  q: Queryable,
  { marca, ...filter }: ProductoFilter,
): Promise<number> | undefined {
  const name = STORED_COUNTS.find(([known]) => isDeepStrictEqual(known, filter))?.[1];
  if (marca === undefined) return name === undefined ? undefined : readStoredCount(q, sql`${name}`);
  return name === 'activos' ? readStoredCount(q, sql`'marca:' || ${hasMarca(marca)}`) : undefined;
}

async function readStoredCount(q: Queryable, name: SQL): Promise<number> {
  const total = sql<number>`COALESCE(sum(${sumas.cantidad}), 0)`.mapWith(Number);
  const condition = and(eq(sumas.que, 'productos'), eq(sumas.desde, '-infinity'), eq(sumas.grupo, name));
  return (await one(q.select({ total }).from(sumas).where(condition))).total;
}

/** Returns all ids of the list in its order: 16 bytes each, concatenated. */
export async function findAllIds(q: Queryable, filter: ListFilter): Promise<Buffer> {
  const { condicionId } = filter;
  const list = q.select({ id: productos.producto_id }).from(productos).$dynamic();
  const sorted =
    condicionId === undefined
      ? list.orderBy(...orderBy(filter))
      : list
          .innerJoin(pricesOfList(condicionId), sql`lista.producto_id = ${productos.producto_id}`)
          .orderBy(...orderBy(filter, precioFor(filter, sql`lista.precio`)));
  const found = sorted.where(where(filter)).as('found');
  const { ids } = await one(
    q.select({ ids: sql<Buffer | null>`string_agg(uuid_send(${found.id}), '')` }).from(found),
  );
  return ids ?? Buffer.alloc(0);
}

/** Returns the existing products among `ids`, in the order of `ids`. */
export async function findByIds(q: Queryable, ids: string[]): Promise<ProductoRow[]> {
  if (ids.length === 0) return [];
  const rows = await select(q).where(inArray(productos.producto_id, ids));
  const known = new Map(rows.map((row) => [row.producto_id, row]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

export const findById = (tx: Queryable, productoId: string): Promise<ProductoRow | undefined> =>
  first(select(tx).where(eq(productos.producto_id, productoId)));
