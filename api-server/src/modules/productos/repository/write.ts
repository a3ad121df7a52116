import { LIMITS, type OrigenPrecio } from 'api-client/contract';
import { and, asc, eq, inArray, isNotNull, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import { first, one, type Queryable, type Tx } from '../../../db/database.ts';
import { LOCKS } from '../../../db/locks.ts';
import {
  productos,
  productosCategorias,
  productosEtiquetas,
  productosImagenes,
} from '../../../db/schema/catalogo.ts';

/** Columns that staff set; prices in cents. */
export type ProductoValues = Omit<typeof productos.$inferInsert, 'producto_id' | 'version' | 'creado_en'>;
/** Changed columns of an edit; `undefined` keeps a column. */
export type ProductoChange = { [K in keyof ProductoValues]?: ProductoValues[K] | undefined };

/** Sets author and origin of price changes in this transaction, for the trigger that writes the price history. */
export async function setOrigen(
  tx: Tx,
  { usuarioId, origen, cambioId = '' }: { usuarioId: string | null; origen: OrigenPrecio; cambioId?: string },
): Promise<void> {
  await tx.execute(sql`SELECT set_config('tienda.autor', ${usuarioId ?? ''}, true),
    set_config('tienda.origen', ${origen}, true), set_config('tienda.cambio', ${cambioId}, true)`);
}

/** Returns the product, locked until the transaction ends. */
export const lockProducto = (tx: Tx, productoId: string) =>
  first(tx.select().from(productos).where(eq(productos.producto_id, productoId)).for('update'));

export async function insertProducto(tx: Tx, productoId: string, values: ProductoValues): Promise<void> {
  await tx.insert(productos).values({ ...values, producto_id: productoId });
}

/** Updates the product and increments its version. */
export async function updateProducto(tx: Tx, productoId: string, change: ProductoChange): Promise<void> {
  await tx
    .update(productos)
    .set({ ...change, version: sql`${productos.version} + 1` })
    .where(eq(productos.producto_id, productoId));
}

/**
 * Locks all codes until the transaction ends. Call before any write: a waiting transaction must not hold the
 * catalogue version.
 */
export const lockCodigos = (tx: Tx) => tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCKS.codigos})`);

/** Finds the product with this code, in capitals. */
export const findWithCodigo = (tx: Tx, codigo: string) => {
  const { producto_id, nombre, esta_activo } = productos;
  return first(
    tx.select({ producto_id, nombre, esta_activo }).from(productos).where(eq(productos.codigo, codigo)),
  );
};

/** Locks the arrangement of featured products until the transaction ends. */
export const lockDestacados = (tx: Tx) => tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCKS.destacados})`);

/** Stores the arrangement; all other products lose their place. @returns the number of featured products among `ids` */
export async function setDestacados(tx: Tx, ids: readonly string[]): Promise<number> {
  const place = sql`array_position(${sql.param(ids)}::uuid[], ${productos.producto_id}) - 1`;
  const featured = and(productos.esta_activo, productos.producto_destacado);
  await tx
    .update(productos)
    .set({ orden_destacado: place })
    .where(and(featured, sql`${productos.orden_destacado} IS DISTINCT FROM ${place}`));
  return tx.$count(productos, and(featured, inArray(productos.producto_id, [...ids])));
}

/** Keeps existing rows: each added or deleted category also moves the product's sales figures. */
export async function setCategorias(tx: Tx, producto_id: string, ids: readonly string[]): Promise<void> {
  await tx
    .delete(productosCategorias)
    .where(
      and(
        eq(productosCategorias.producto_id, producto_id),
        notInArray(productosCategorias.categoria_id, [...ids]),
      ),
    );
  await tx
    .insert(productosCategorias)
    .values(ids.map((categoria_id) => ({ producto_id, categoria_id })))
    .onConflictDoNothing();
}

export async function setEtiquetas(tx: Tx, producto_id: string, ids: readonly string[]): Promise<void> {
  await tx.delete(productosEtiquetas).where(eq(productosEtiquetas.producto_id, producto_id));
  await tx.insert(productosEtiquetas).values(ids.map((etiqueta_id) => ({ producto_id, etiqueta_id })));
}

/** The images' rows must exist. */
export async function setImagenes(tx: Tx, producto_id: string, ids: readonly string[]): Promise<void> {
  await tx.delete(productosImagenes).where(eq(productosImagenes.producto_id, producto_id));
  await tx
    .insert(productosImagenes)
    .values(ids.map((imagen_id, orden) => ({ producto_id, imagen_id, orden })));
}

const columns = {
  producto_id: productos.producto_id,
  nombre: productos.nombre,
  tipo_de_precio: productos.tipo_de_precio,
  esta_activo: productos.esta_activo,
};

const select = (q: Queryable, where: SQL | undefined) =>
  q
    .select(columns)
    .from(productos)
    .where(where)
    .orderBy(asc(productos.busqueda), asc(productos.producto_id))
    .limit(LIMITS.tamanosPerProducto);

export type Sized = Awaited<ReturnType<typeof select>>[number];

export interface Place {
  marca_id: string;
  sin_tamano: string | null;
  grupo_id: string | null;
}

/** Returns the columns that decide a product's sizes. */
export const findPlace = (q: Queryable, productoId: string): Promise<Place> =>
  one(
    q
      .select({
        marca_id: productos.marca_id,
        sin_tamano: productos.sin_tamano,
        grupo_id: productos.grupo_id,
      })
      .from(productos)
      .where(eq(productos.producto_id, productoId)),
  );

/** Returns all products that staff joined, also deactivated ones. */
export const findGroup = (q: Queryable, grupoId: string) => select(q, eq(productos.grupo_id, grupoId));

/** Active products without a decision by staff. */
const undecided = and(
  eq(productos.esta_activo, true),
  isNull(productos.grupo_id),
  isNotNull(productos.sin_tamano),
);

/** Finds undecided products of a brand whose names differ only in size. */
export const findSameName = (q: Queryable, { marca_id, sin_tamano }: Place & { sin_tamano: string }) =>
  select(q, and(undecided, eq(productos.marca_id, marca_id), eq(productos.sin_tamano, sin_tamano)));

/** Returns one product id per proposal, sorted by the common name: 16 bytes each, concatenated. */
export async function findPropuestas(q: Queryable): Promise<Buffer> {
  const alike = q
    .select({
      id: sql<string>`(array_agg(${productos.producto_id}))[1]`.as('id'),
      sin_tamano: productos.sin_tamano,
      marca_id: productos.marca_id,
    })
    .from(productos)
    .where(undecided)
    .groupBy(productos.sin_tamano, productos.marca_id)
    .having(sql`count(*) > 1`)
    .as('alike');
  const { ids } = await one(
    q
      .select({
        ids: sql<Buffer | null>`string_agg(uuid_send(${alike.id}), '' ORDER BY ${alike.sin_tamano}, ${alike.marca_id})`,
      })
      .from(alike),
  );
  return ids ?? Buffer.alloc(0);
}

/** Returns these products, locked until the transaction ends. */
export const lockSizes = (tx: Tx, ids: string[]) =>
  tx
    .select({ producto_id: productos.producto_id, nombre: productos.nombre, grupo_id: productos.grupo_id })
    .from(productos)
    .where(inArray(productos.producto_id, ids))
    // Ordered by id: two transactions cannot deadlock.
    .orderBy(asc(productos.producto_id))
    .for('update');

export interface Decided {
  producto_id: string;
  grupo_id: string | null;
}

/** Does not increment the version: concurrent edits of the product still succeed. */
export async function setGroups(tx: Tx, decided: readonly Decided[]): Promise<void> {
  const [ids, groups] = [decided.map((one) => one.producto_id), decided.map((one) => one.grupo_id)];
  await tx.execute(sql`
    UPDATE productos SET grupo_id = decided.grupo_id
    FROM unnest(${sql.param(ids)}::uuid[], ${sql.param(groups)}::uuid[]) AS decided (producto_id, grupo_id)
    WHERE productos.producto_id = decided.producto_id`);
}
