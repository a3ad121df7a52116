import { type Author, changesOf, record } from '../../bitacora/record.ts';
import type { Db } from '../../db/database.ts';
import { Problem } from '../../shared/problem.ts';
import {
  countKnown,
  type EstanteKey,
  findEstantes,
  lockEstantes,
  replaceEstantes,
} from './estantes-repository.ts';

interface Arrangement {
  /** Order that the caller read. */
  antes: readonly string[];
  /** New order. */
  estantes: readonly EstanteKey[];
}

/**
 * Sets the shelves and their order. The same order adds no audit entry. Throws NO_ENCONTRADO, or VERSION_DESACTUALIZADA
 * if the order changed since the caller read it.
 */
export const arrangeEstantes = (db: Db, { antes, estantes: keys }: Arrangement, author: Author) =>
  db.transaction(async (tx) => {
    await lockEstantes(tx);
    if ((await countKnown(tx, keys)) < keys.length) throw new Problem('NO_ENCONTRADO');
    const before = await findEstantes(tx);
    if (before.map(({ id }) => id).join() !== antes.join()) throw new Problem('VERSION_DESACTUALIZADA');
    await replaceEstantes(tx, keys);
    const after = await findEstantes(tx);
    const names = (rows: typeof after) => ({ estantes: rows.map(({ nombre }) => nombre) });
    const changes = changesOf(names(before), names(after));
    if (Object.keys(changes.despues).length > 0) {
      await record(tx, author, { accion: 'estantes.orden', ...changes });
    }
    return after;
  });
