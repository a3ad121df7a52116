import type { ModuleDeps } from '../deps.ts';
import { deletePending, findPendingBefore, lockPending, mayThrowAway } from './imagenes-repository.ts';

type Deps = Pick<ModuleDeps, 'db' | 'images'>;

/** How long files may exist without a row, in milliseconds: much longer than any upload takes. */
const GRACE = 24 * 3600 * 1000;

/** Deletes the files of pictures without a row. Does nothing during a backup: the next sweep deletes them. */
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
 * Deletes the files that a crash left. Deletes only pictures that this database recorded as pending: after a
 * restore, unknown files may belong to newer data.
 */
export async function sweepPictures(deps: Deps, now = new Date()): Promise<void> {
  const ids = await findPendingBefore(deps.db, new Date(now.getTime() - GRACE));
  // One transaction per picture: with a slow bucket, a single transaction would time out before its first
  // commit.
  for (const id of ids) await discard(deps, [id]);
}
