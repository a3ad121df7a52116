import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { productos } from '../../db/schema/catalogo.ts';
import { listas, listasProductos } from '../../db/schema/listas.ts';
import { versionedTable } from '../../db/versioned-table.ts';

export type ListaRow = typeof listas.$inferSelect;
/** A product of a list and its quantity. */
export type Linea = Pick<typeof listasProductos.$inferSelect, 'producto_id' | 'cantidad'>;

const ofUsuario = (usuarioId: string) => eq(listas.usuario_id, usuarioId);
const { lista_id, nombre, version } = listas;

/** Returns an account's lists by name, each with its number of products. */
export const findListas = (q: Queryable, usuarioId: string) =>
  q
    .select({
      lista_id,
      nombre,
      version,
      productos: sql<number>`(SELECT count(*)::int FROM ${listasProductos} p WHERE p.lista_id = ${sql.raw('"listas"."lista_id"')})`,
    })
    .from(listas)
    .where(ofUsuario(usuarioId))
    .orderBy(asc(nombre), asc(lista_id));

/** Finds a list of this account; undefined for another account's list. */
export const findLista = (q: Queryable, usuarioId: string, listaId: string): Promise<ListaRow | undefined> =>
  first(
    q
      .select()
      .from(listas)
      .where(and(ofUsuario(usuarioId), eq(lista_id, listaId))),
  );

export const findLineas = (q: Queryable, listaId: string): Promise<Linea[]> =>
  q
    .select({ producto_id: listasProductos.producto_id, cantidad: listasProductos.cantidad })
    .from(listasProductos)
    .where(eq(listasProductos.lista_id, listaId))
    .orderBy(asc(listasProductos.orden), asc(listasProductos.producto_id));

/** Returns all lists of an account with the current names of their products. */
export const findNombres = (q: Queryable, usuarioId: string) =>
  q
    .select({
      lista_id,
      nombre,
      producto: productos.nombre,
      cantidad: listasProductos.cantidad,
    })
    .from(listas)
    .leftJoin(listasProductos, eq(listasProductos.lista_id, lista_id))
    .leftJoin(productos, eq(productos.producto_id, listasProductos.producto_id))
    .where(ofUsuario(usuarioId))
    .orderBy(asc(nombre), asc(lista_id), asc(listasProductos.orden));

export const countListas = (q: Queryable, usuarioId: string) => q.$count(listas, ofUsuario(usuarioId));

/** Returns the ids of the active products. */
export async function findSold(q: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const { producto_id, esta_activo } = productos;
  const rows = await q
    .select({ producto_id })
    .from(productos)
    .where(and(inArray(producto_id, [...ids]), eq(esta_activo, true)));
  return new Set(rows.map((row) => row.producto_id));
}

export const listaRows = versionedTable(listas, 'lista_id');

/** Replaces all products of the list. */
export async function replaceLineas(tx: Tx, listaId: string, lineas: readonly Linea[]): Promise<void> {
  await tx.delete(listasProductos).where(eq(listasProductos.lista_id, listaId));
  if (lineas.length === 0) return;
  await tx
    .insert(listasProductos)
    .values(lineas.map((linea, orden) => ({ ...linea, lista_id: listaId, orden })));
}

export const deleteListas = (tx: Tx, usuarioId: string) => tx.delete(listas).where(ofUsuario(usuarioId));
