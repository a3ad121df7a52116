import { type Author, changesOf, record } from '../../bitacora/record.ts';
import type { Db, Tx } from '../../db/database.ts';
import { Problem } from '../../shared/problem.ts';
import { findPage, type ProductoFilter } from './productos-repository.ts';
import { lockDestacados, putDestacados } from './productos-write-repository.ts';

export const DESTACADOS = { esta_activo: true, producto_destacado: true } as const satisfies ProductoFilter;

interface Arrangement {
  /** The order that the caller saw. */
  antes: readonly string[];
  /** The new order. */
  productos: readonly string[];
}

/**
 * Arranges featured products; unnamed ones follow by name. Throws NO_ENCONTRADO when a product is not
 * featured, VERSION_DESACTUALIZADA when the order changed meanwhile. An unchanged order leaves no entry.
 */
export const orderDestacados = (db: Db, { antes, productos }: Arrangement, author: Author): Promise<void> =>
  db.transaction(async (tx) => {
    await lockDestacados(tx);
    const before = await firstOf(tx, antes.length);
    if (before.some(({ producto_id }, at) => producto_id !== antes[at]) || before.length < antes.length) {
      throw new Problem('VERSION_DESACTUALIZADA');
    }
    if ((await putDestacados(tx, productos)) < productos.length) throw new Problem('NO_ENCONTRADO');
    const after = await firstOf(tx, antes.length);
    const names = (rows: typeof after) => ({ destacados: rows.map(({ nombre }) => nombre) });
    const changes = changesOf(names(before), names(after));
    if (Object.keys(changes.despues).length > 0) {
      await record(tx, author, { accion: 'destacados.orden', ...changes });
    }
  });

const firstOf = (tx: Tx, limit: number) => findPage(tx, DESTACADOS, { limit, offset: 0 });
