import type { ModuleDeps } from '../deps.ts';
import { deletePending, findPendingBefore, lockPending, mayThrowAway } from './imagenes-repository.ts';

type Deps = Pick<ModuleDeps, 'db' | 'images'>;

/** Milliseconds that a picture's files may stand without its row: much longer than any form takes. */
const GRACE = 24 * 3600 * 1000;

/** Takes away the files of those of these pictures that no row keeps; during a backup it leaves them to the next sweep. */
export async function discard({ db, images }: Deps, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.transaction(async (tx) => {
    if (!(await mayThrowAway(tx))) return;
    const pending = await lockPending(tx, ids);
    for (const id of pending) await images.remove(id);
    await deletePending(tx, pending);
  });
}

/**
 * Takes away the files that a crash left, before the commit of their rows or after that of their being forgotten. Only
 * of pictures that this database itself tells of: one that it just does not know may be of a newer database, which
 * this one, restored, stands in for.
 */
export async function sweepPictures(deps: Deps, now = new Date()): Promise<void> {
  const ids = await findPendingBefore(deps.db, new Date(now.getTime() - GRACE));
  // Each for itself: of many, in a bucket that is slow, none would be gone by the time that a transaction may take.
  for (const id of ids) await discard(deps, [id]);
}
