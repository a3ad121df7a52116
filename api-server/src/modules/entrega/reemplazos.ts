import type { Db } from '../../db/database.ts';
import { found } from '../../shared/problem.ts';
import { findById, findByIds, type ProductoRow } from '../productos/productos-repository.ts';
import { findReemplazos } from './reemplazos-repository.ts';

/** Returns possible replacements of a product. Throws NO_ENCONTRADO. */
export async function reemplazosOf(db: Db, productoId: string): Promise<ProductoRow[]> {
  const producto = found(await findById(db, productoId));
  return findByIds(db, await findReemplazos(db, producto));
}
