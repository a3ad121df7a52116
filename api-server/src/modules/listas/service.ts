import { isDeepStrictEqual } from 'node:util';
import { LIMITS, type OperationOf } from 'api-client/contract';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { inTransaction } from '../../bitacora/crud.ts';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import { findPricesOf, type OwnPriced, withOwnPrices } from '../../db/own-prices.ts';
import { fieldProblem, found, Problem, refuseStale } from '../../shared/problem.ts';
import { findByIds, type ProductoRow } from '../productos/repository/productos.ts';
import { lockOwner } from '../usuarios/repository/usuarios.ts';
import {
  countListas,
  findLineas,
  findLista,
  findSold,
  type Linea,
  type ListaRow,
  listaRows,
  replaceLineas,
} from './repository.ts';

type NuevaLista = z.output<OperationOf<'misListas.create'>['body']['schema']>;
type Cambios = z.output<OperationOf<'misListas.update'>['body']['schema']>;

/** A list of an account; `ifMatch` is the version that the caller saw. */
export interface ListaRef {
  usuarioId: string;
  listaId: string;
  ifMatch?: number | undefined;
}

/** A list with the current data of its products, at the account's prices. */
export interface Lista extends ListaRow {
  lineas: { producto: OwnPriced<ProductoRow>; cantidad: number }[];
}

async function withProductos(q: Queryable, row: ListaRow): Promise<Lista> {
  const lineas = await findLineas(q, row.lista_id);
  const many = new Map(lineas.map(({ producto_id, cantidad }) => [producto_id, cantidad]));
  const prices = await findPricesOf(q, row.usuario_id);
  const productos = await withOwnPrices(q, prices, await findByIds(q, [...many.keys()]));
  return {
    ...row,
    lineas: productos.map((producto) => ({ producto, cantidad: many.get(producto.producto_id) ?? 1 })),
  };
}

/** Throws NO_ENCONTRADO, also for another account's list. */
export const getLista = async (q: Queryable, { usuarioId, listaId }: ListaRef): Promise<Lista> =>
  withProductos(q, found(await findLista(q, usuarioId, listaId)));

/** Throws DEMASIADAS_LISTAS, or NOMBRE_EN_USO when the account has a list with this name, ignoring accents and case. */
export const createLista = (db: Db, usuarioId: string, { nombre, productos }: NuevaLista): Promise<Lista> =>
  save(db, usuarioId, async (tx) => {
    if ((await countListas(tx, usuarioId)) >= LIMITS.listas) throw new Problem('DEMASIADAS_LISTAS');
    const listaId = uuidv7();
    await listaRows.insert(tx, listaId, { usuario_id: usuarioId, nombre });
    await replaceLineas(tx, listaId, await selectStorable(tx, productos));
    return getLista(tx, { usuarioId, listaId });
  });

/** Throws NO_ENCONTRADO, NOMBRE_EN_USO, VERSION_DESACTUALIZADA. */
export const changeLista = (db: Db, ref: ListaRef, { nombre, productos }: Cambios): Promise<Lista> =>
  save(db, ref.usuarioId, async (tx) => {
    const before = await getOwnLista(tx, ref);
    const lineas = await findLineas(tx, ref.listaId);
    const newLineas = productos && (await selectStorable(tx, productos, lineas));
    const changesLineas = newLineas !== undefined && !isDeepStrictEqual(newLineas, lineas);
    const renamed = nombre !== undefined && nombre !== before.nombre;
    if (changesLineas) await replaceLineas(tx, ref.listaId, newLineas);
    if (changesLineas || renamed) await listaRows.update(tx, ref.listaId, renamed ? { nombre } : {});
    return getLista(tx, ref);
  });

/** Adds the products that the list lacks; returns the list and how many were added. Throws NO_ENCONTRADO, LISTA_LLENA. */
export const addToLista = (db: Db, ref: ListaRef, requested: readonly Linea[]) =>
  save(db, ref.usuarioId, async (tx) => {
    await getOwnLista(tx, ref);
    const lineas = await findLineas(tx, ref.listaId);
    const listedIds = new Set(lineas.map(({ producto_id }) => producto_id));
    const added = await selectStorable(
      tx,
      requested.filter(({ producto_id }) => !listedIds.has(producto_id)),
    );
    if (lineas.length + added.length > LIMITS.lineasPerLista) throw new Problem('LISTA_LLENA');
    if (added.length > 0) {
      await replaceLineas(tx, ref.listaId, [...lineas, ...added]);
      await listaRows.update(tx, ref.listaId, {});
    }
    return { lista: await getLista(tx, ref), agregados: added.length };
  });

/** Throws NO_ENCONTRADO, VERSION_DESACTUALIZADA. */
export const removeLista = (db: Db, ref: ListaRef): Promise<unknown> =>
  save(db, ref.usuarioId, async (tx) => {
    await getOwnLista(tx, ref);
    await listaRows.remove(tx, ref.listaId);
  });

async function getOwnLista(tx: Tx, { usuarioId, listaId, ifMatch }: ListaRef): Promise<ListaRow> {
  const row = found(await findLista(tx, usuarioId, listaId));
  refuseStale(row, ifMatch);
  return row;
}

/** Keeps active products, and products that the list had before: other products stay hidden. */
async function selectStorable(
  tx: Tx,
  requested: readonly Linea[],
  before: readonly Linea[] = [],
): Promise<Linea[]> {
  const sold = await findSold(
    tx,
    requested.map(({ producto_id }) => producto_id),
  );
  for (const { producto_id } of before) sold.add(producto_id);
  return requested.filter(({ producto_id }) => sold.has(producto_id));
}

/** Runs the work while no other change of the account's lists runs. */
const save = <T>(db: Db, usuarioId: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(db, { lock: (tx) => lockOwner(tx, usuarioId), refusals: { listas_nombre: nameInUse } }, work);

const nameInUse = () => fieldProblem('NOMBRE_EN_USO', 'nombre', 'Ya tienes una lista con este nombre.');
