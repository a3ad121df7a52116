import { isDeepStrictEqual } from 'node:util';
import { LIMITS, type OperationOf } from 'api-client/contract';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { inTransaction } from '../../bitacora/crud.ts';
import type { Db, Queryable, Tx } from '../../db/database.ts';
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

type Asked = z.output<OperationOf<'misListas.create'>['body']['schema']>;
type Cambios = z.output<OperationOf<'misListas.update'>['body']['schema']>;

/** A list of an account; `ifMatch` is the version that the caller saw. */
export interface Seen {
  usuarioId: string;
  listaId: string;
  ifMatch?: number | undefined;
}

/** A list with the current data of its products. */
export interface Lista extends ListaRow {
  lineas: { producto: ProductoRow; cantidad: number }[];
}

async function withProductos(q: Queryable, row: ListaRow): Promise<Lista> {
  const lineas = await findLineas(q, row.lista_id);
  const many = new Map(lineas.map(({ producto_id, cantidad }) => [producto_id, cantidad]));
  const productos = await findByIds(q, [...many.keys()]);
  return {
    ...row,
    lineas: productos.map((producto) => ({ producto, cantidad: many.get(producto.producto_id) ?? 1 })),
  };
}

/** Throws NO_ENCONTRADO, also for another account's list. */
export const listaOf = async (q: Queryable, { usuarioId, listaId }: Seen): Promise<Lista> =>
  withProductos(q, found(await findLista(q, usuarioId, listaId)));

/** Throws DEMASIADAS_LISTAS, or NOMBRE_EN_USO when the account has a list with this name, ignoring accents and case. */
export const createLista = (db: Db, usuarioId: string, { nombre, productos }: Asked): Promise<Lista> =>
  save(db, usuarioId, async (tx) => {
    if ((await countListas(tx, usuarioId)) >= LIMITS.listas) throw new Problem('DEMASIADAS_LISTAS');
    const listaId = uuidv7();
    await listaRows.insert(tx, listaId, { usuario_id: usuarioId, nombre });
    await replaceLineas(tx, listaId, await keepable(tx, productos));
    return listaOf(tx, { usuarioId, listaId });
  });

/** Throws NO_ENCONTRADO, NOMBRE_EN_USO, VERSION_DESACTUALIZADA. */
export const changeLista = (db: Db, seen: Seen, { nombre, productos }: Cambios): Promise<Lista> =>
  save(db, seen.usuarioId, async (tx) => {
    const before = await ownOf(tx, seen);
    const lineas = await findLineas(tx, seen.listaId);
    const wanted = productos && (await keepable(tx, productos, lineas));
    const others = wanted !== undefined && !isDeepStrictEqual(wanted, lineas);
    const renamed = nombre !== undefined && nombre !== before.nombre;
    if (others) await replaceLineas(tx, seen.listaId, wanted);
    if (others || renamed) await listaRows.update(tx, seen.listaId, renamed ? { nombre } : {});
    return listaOf(tx, seen);
  });

/** Adds the products that the list lacks; returns the list and how many were added. Throws NO_ENCONTRADO, LISTA_LLENA. */
export const addToLista = (db: Db, seen: Seen, asked: readonly Linea[]) =>
  save(db, seen.usuarioId, async (tx) => {
    await ownOf(tx, seen);
    const lineas = await findLineas(tx, seen.listaId);
    const held = new Set(lineas.map(({ producto_id }) => producto_id));
    const added = await keepable(
      tx,
      asked.filter(({ producto_id }) => !held.has(producto_id)),
    );
    if (lineas.length + added.length > LIMITS.lineasPerLista) throw new Problem('LISTA_LLENA');
    if (added.length > 0) {
      await replaceLineas(tx, seen.listaId, [...lineas, ...added]);
      await listaRows.update(tx, seen.listaId, {});
    }
    return { lista: await listaOf(tx, seen), agregados: added.length };
  });

/** Throws NO_ENCONTRADO, VERSION_DESACTUALIZADA. */
export const removeLista = (db: Db, seen: Seen): Promise<unknown> =>
  save(db, seen.usuarioId, async (tx) => {
    await ownOf(tx, seen);
    await listaRows.remove(tx, seen.listaId);
  });

async function ownOf(tx: Tx, { usuarioId, listaId, ifMatch }: Seen): Promise<ListaRow> {
  const row = found(await findLista(tx, usuarioId, listaId));
  refuseStale(row, ifMatch);
  return row;
}

/** Keeps active products, and products that the list had before: other products stay hidden. */
async function keepable(tx: Tx, asked: readonly Linea[], before: readonly Linea[] = []): Promise<Linea[]> {
  const known = await findSold(
    tx,
    asked.map(({ producto_id }) => producto_id),
  );
  for (const { producto_id } of before) known.add(producto_id);
  return asked.filter(({ producto_id }) => known.has(producto_id));
}

/** Runs the work while no other change of the account's lists runs. */
const save = <T>(db: Db, usuarioId: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(db, { lock: (tx) => lockOwner(tx, usuarioId), refusals: { listas_nombre: nameInUse } }, work);

const nameInUse = () => fieldProblem('NOMBRE_EN_USO', 'nombre', 'Ya tienes una lista con este nombre.');
