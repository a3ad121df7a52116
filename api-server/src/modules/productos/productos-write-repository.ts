import type { OrigenPrecio } from 'api-client/contract';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { first, type Tx } from '../../db/database.ts';
import { LOCKS } from '../../db/locks.ts';
import {
  productos,
  productosCategorias,
  productosEtiquetas,
  productosImagenes,
} from '../../db/schema/catalogo.ts';

/** Columns that staff set; prices in cents. */
export type ProductoValues = Omit<typeof productos.$inferInsert, 'producto_id' | 'version' | 'creado_en'>;
/** Changed columns of an edit; `undefined` keeps a column. */
export type ProductoChange = { [K in keyof ProductoValues]?: ProductoValues[K] | undefined };

/** Sets author and origin of price changes in this transaction, for the trigger that writes the price history. */
export async function tellOrigen(
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
export async function putDestacados(tx: Tx, ids: readonly string[]): Promise<number> {
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
