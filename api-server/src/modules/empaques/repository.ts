import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { categorias, marcas, productos, productosCategorias } from '../../db/schema/catalogo.ts';
import { empaques, estantes } from '../../db/schema/empaques.ts';
import { pedidos } from '../../db/schema/pedidos.ts';
import { usuarios } from '../../db/schema/usuarios.ts';

const { usuario_id, nombre, apellido } = usuarios;

/** Returns the newest packing of each of these orders. */
export const findLatest = (q: Queryable, pedidoIds: readonly string[]) =>
  q
    .selectDistinctOn([empaques.pedido_id], { empaque: empaques, usuario: { usuario_id, nombre, apellido } })
    .from(empaques)
    .innerJoin(usuarios, eq(usuarios.usuario_id, empaques.usuario_id))
    .where(inArray(empaques.pedido_id, [...pedidoIds]))
    .orderBy(empaques.pedido_id, desc(empaques.fecha));

export type EmpaqueRow = Awaited<ReturnType<typeof findLatest>>[number];

export const findEmpaque = (q: Queryable, id: string) =>
  first(q.select().from(empaques).where(eq(empaques.empaque_id, id)));

/**
 * Stores a packing and marks the order as packed.
 * @returns false if another packing has the id
 */
export async function insertEmpaque(
  tx: Tx,
  values: Omit<typeof empaques.$inferInsert, 'fecha'>,
): Promise<boolean> {
  const inserted = await tx
    .insert(empaques)
    // Not the transaction's start, because the transaction may have waited for another.
    .values({ ...values, fecha: sql`clock_timestamp()` })
    .onConflictDoNothing()
    .returning({ id: empaques.empaque_id });
  if (inserted.length === 0) return false;
  const { pedido_id, bultos } = values;
  await tx.update(pedidos).set({ bultos }).where(eq(pedidos.pedido_id, pedido_id));
  return true;
}

export type EstanteKey = { tipo: 'categoria' | 'marca'; id: string };

/** Returns the shelves in walking order. */
export const findEstantes = (q: Queryable) =>
  q
    .select({
      tipo: estantes.tipo,
      id: sql<string>`coalesce(${estantes.categoria_id}, ${estantes.marca_id})`,
      nombre: sql<string>`coalesce(${categorias.nombre}, ${marcas.nombre})`,
    })
    .from(estantes)
    .leftJoin(categorias, eq(categorias.categoria_id, estantes.categoria_id))
    .leftJoin(marcas, eq(marcas.marca_id, estantes.marca_id))
    .orderBy(asc(estantes.orden));

/** Prevents concurrent changes until the transaction ends. */
export async function lockEstantes(tx: Tx): Promise<void> {
  await tx.execute(sql`LOCK TABLE ${estantes} IN SHARE ROW EXCLUSIVE MODE`);
}

/** Returns how many of these categories and brands exist. */
export const countExisting = async (q: Queryable, keys: readonly EstanteKey[]): Promise<number> => {
  const idsOf = (tipo: EstanteKey['tipo']) => keys.filter((key) => key.tipo === tipo).map(({ id }) => id);
  const [ofCategorias, ofMarcas] = [
    await q.$count(categorias, inArray(categorias.categoria_id, idsOf('categoria'))),
    await q.$count(marcas, inArray(marcas.marca_id, idsOf('marca'))),
  ];
  return ofCategorias + ofMarcas;
};

export async function replaceEstantes(tx: Tx, keys: readonly EstanteKey[]): Promise<void> {
  await tx.delete(estantes);
  if (keys.length === 0) return;
  await tx
    .insert(estantes)
    .values(keys.map(({ tipo, id }, orden) => ({ orden, tipo, [`${tipo}_id` as const]: id })));
}

export interface Place {
  orden: number;
  nombre: string;
}

/** Returns each product's shelf: the brand's shelf, or the shelf of the first category that has one. */
export async function findPlaces(q: Queryable, ids: readonly string[]): Promise<Map<string, Place>> {
  const unique = [...new Set(ids)];
  const shelves = new Map(
    (await findEstantes(q)).map(({ tipo, id, nombre }, orden) => [`${tipo} ${id}`, { orden, nombre }]),
  );
  const { producto_id, marca_id } = productos;
  const ofMarcas = await q
    .select({ producto_id, marca_id })
    .from(productos)
    .where(inArray(producto_id, unique));
  // Do not join from the shelves: one shelf may have a hundred thousand products.
  const ofCategorias = await q
    .select()
    .from(productosCategorias)
    .where(inArray(productosCategorias.producto_id, unique));
  const placedBy = (key: string, producto_id: string) => {
    const place = shelves.get(key);
    return place ? [{ producto_id, place }] : [];
  };
  const byCategoria = ofCategorias
    .flatMap((row) => placedBy(`categoria ${row.categoria_id}`, row.producto_id))
    .sort((a, b) => b.place.orden - a.place.orden);
  const byMarca = ofMarcas.flatMap((row) => placedBy(`marca ${row.marca_id}`, row.producto_id));
  // For equal keys the last entry wins: the first category, then the brand.
  return new Map([...byCategoria, ...byMarca].map(({ producto_id, place }) => [producto_id, place]));
}
