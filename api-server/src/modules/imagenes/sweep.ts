import type { ModuleDeps } from '../deps.ts';
import { deletePendientes, findPendientesBefore, lockPendientes } from './imagenes-repository.ts';

type Deps = Pick<ModuleDeps, 'db' | 'images'>;

/**
 * Days that the files of a picture stand without its row. Whoever restores a database of these days finds all that it
 * shows, and a page that is still open somewhere goes on showing what was replaced meanwhile.
 */
const KEPT_DAYS = 30;

/** Takes away the files of those of these pictures that no row keeps. */
export async function discard({ db, images }: Deps, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.transaction(async (tx) => {
    const pendientes = await lockPendientes(tx, ids);
    for (const id of pendientes) await images.remove(id);
    await deletePendientes(tx, pendientes);
  });
}

/**
 * Takes away the files of pictures that were replaced long ago, or that a crash left between storing them and
 * committing their rows. Only of those that this database itself tells of: a picture that it just does not know may be
 * of a newer database, which this one, restored, stands in for.
 */
export async function sweepPictures(deps: Deps, now = new Date()): Promise<void> {
  await discard(
    deps,
    await findPendientesBefore(deps.db, new Date(now.getTime() - KEPT_DAYS * 24 * 3600_000)),
  );
}
