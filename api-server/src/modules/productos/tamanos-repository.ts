import { LIMITS } from 'api-client/contract';
import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { one, type Queryable, type Tx } from '../../db/database.ts';
import { productos } from '../../db/schema/catalogo.ts';

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
export const findNamedAlike = (q: Queryable, { marca_id, sin_tamano }: Place & { sin_tamano: string }) =>
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
export async function putGroups(tx: Tx, decided: readonly Decided[]): Promise<void> {
  const [ids, groups] = [decided.map((one) => one.producto_id), decided.map((one) => one.grupo_id)];
  await tx.execute(sql`
    UPDATE productos SET grupo_id = decided.grupo_id
    FROM unnest(${sql.param(ids)}::uuid[], ${sql.param(groups)}::uuid[]) AS decided (producto_id, grupo_id)
    WHERE productos.producto_id = decided.producto_id`);
}
