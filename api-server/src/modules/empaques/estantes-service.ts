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
  /** As the caller saw them. */
  antes: readonly string[];
  /** As they are to stand. */
  estantes: readonly EstanteKey[];
}

/**
 * Says which shelves there are, and in which order: NO_ENCONTRADO, or VERSION_DESACTUALIZADA where they stood otherwise by
 * now. The order that there is already leaves no entry.
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
