import { imagenes } from '../../db/schema/catalogo.ts';
import type { ModuleDeps } from '../deps.ts';
import { findKnown } from './imagenes-repository.ts';

/** Milliseconds that a picture's files may stand without its row: much longer than any form takes. */
const GRACE = 24 * 3600 * 1000;

/**
 * Takes away the files that a crash left between storing them and committing their rows; tells how many pictures
 * went. When the unknown ones are more than the database knows, it is not this folder's, but a new one or somebody's
 * mistake, and nothing is touched.
 */
export async function sweepPictures(
  { db, images }: Pick<ModuleDeps, 'db' | 'images'>,
  now = new Date(),
): Promise<number> {
  const old = await images.listOlderThan(new Date(now.getTime() - GRACE));
  const known = new Set(await findKnown(db, old));
  const unknown = old.filter((id) => !known.has(id));
  if (unknown.length > (await db.$count(imagenes))) return 0;
  for (const id of unknown) await images.remove(id);
  return unknown.length;
}
