import { isDeepStrictEqual } from 'node:util';
import type { OperationOf } from 'api-client/contract';
import type { z } from 'zod';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db } from '../../db/database.ts';
import { fieldProblem, found } from '../../shared/problem.ts';
import { findCondicion, raiseCondicion } from '../condiciones/repository/condiciones.ts';
import { findById } from '../productos/repository/productos.ts';
import { findCantidades, lockCondicion, lockProducto, type Place, saveCantidades } from './repository.ts';
import { asRecorded, toStored } from './rules.ts';

type Cantidades = z.output<OperationOf<'cantidades.cambiar'>['body']['schema']>['cantidades'];

/** Returns the terms of a product for all customers, and those of an agreement. Throws NO_ENCONTRADO. */
export async function getCantidades(db: Db, productoId: string, condicionId: string | undefined) {
  found(await findById(db, productoId));
  if (condicionId !== undefined && !(await findCondicion(db, condicionId))) {
    throw fieldProblem('NO_ENCONTRADO', 'condicion_id');
  }
  return {
    tienda: (await findCantidades(db, { productoId, condicionId: null })) ?? null,
    condicion:
      condicionId === undefined ? null : ((await findCantidades(db, { productoId, condicionId })) ?? null),
  };
}

/**
 * Sets or removes the terms of a product by quantity. Returns the former and the new terms. The same terms again change
 * nothing. Throws NO_ENCONTRADO for an unknown product or agreement.
 */
export const changeCantidades = (
  db: Db,
  { author, cantidades, ...place }: Place & { author: Author; cantidades: Cantidades },
) =>
  db.transaction(async (tx) => {
    const { productoId, condicionId } = place;
    const producto = found(await lockProducto(tx, productoId));
    const condicion = condicionId === null ? undefined : await lockCondicion(tx, condicionId);
    if (condicionId !== null && !condicion) throw fieldProblem('NO_ENCONTRADO', 'condicion_id');
    const antes = (await findCantidades(tx, place)) ?? null;
    const ahora = toStored(condicionId, cantidades);
    if (isDeepStrictEqual(antes, ahora)) return { antes, ahora };
    await saveCantidades(tx, place, ahora);
    if (condicion) await raiseCondicion(tx, condicion.condicion_id);
    await record(tx, author, {
      ...(condicion
        ? {
            accion: 'condicion.cantidades',
            objeto: { tipo: 'condicion', id: condicion.condicion_id, nombre: condicion.nombre },
          }
        : {
            accion: 'producto.cantidades',
            objeto: { tipo: 'producto', id: productoId, nombre: producto.nombre },
          }),
      antes: asRecorded(producto.nombre, antes),
      despues: asRecorded(producto.nombre, ahora),
    });
    return { antes, ahora };
  });
