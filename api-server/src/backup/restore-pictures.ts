import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupError } from 'node-kit/startup-error';
import type { ImageStore } from '../images/picture.ts';
import { parsePath } from '../images/picture.ts';
import { damaged } from './contents.ts';
import { runConcurrently } from './run-concurrently.ts';

/** The pictures of a backup, `images/<id>/640.webp`, and their target. */
export interface Pictures {
  folder: string;
  pictures: readonly string[];
  images: ImageStore;
}

/** Copied pictures, not yet in place. */
export interface Copied {
  place(): Promise<void>;
  /** Deletes the copied pictures. */
  remove(): Promise<void>;
}

/**
 * Throws when the target folder has pictures, because then their origin would be unclear. A bucket may have pictures,
 * usually those of the same shop after the loss of its database.
 * @throws StartupError with one line
 */
export async function refuseInTheWay(images: ImageStore): Promise<void> {
  if (images.folder === null) {
    await images.reach().catch((error: Error) => {
      throw new StartupError(`No se llega al bucket de las fotos (${error.message}): revise los S3_*.`);
    });
    return;
  }
  const inTheWay = await readdir(images.folder).catch(() => []);
  if (inTheWay.length > 0) {
    throw new StartupError(`La carpeta ${images.folder} no está vacía: se restaura solo donde no hay fotos.`);
  }
}

export const copyPictures = (all: Pictures): Promise<Copied> =>
  all.images.folder === null ? copyToBucket(all) : copyToFolder(all, all.images.folder);

/** Copies to a folder beside the target, so that the target never has only a part of the pictures. */
async function copyToFolder({ folder, pictures }: Pictures, target: string): Promise<Copied> {
  await mkdir(dirname(target), { recursive: true });
  const draft = await mkdtemp(`${target}.`);
  let placed = draft;
  try {
    for (const picture of pictures) {
      const path = join(draft, inStore(picture));
      await mkdir(dirname(path), { recursive: true });
      await copyFile(join(folder, picture), path);
    }
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  return {
    async place() {
      // The target is empty: it was checked before.
      await rmdir(target).catch(() => undefined);
      await rename(draft, target);
      placed = target;
    },
    remove: () => rm(placed, { recursive: true, force: true }),
  };
}

/** Skips pictures that the bucket has: a picture never changes under its id. */
async function copyToBucket({ folder, pictures, images }: Pictures): Promise<Copied> {
  const copied: string[] = [];
  const remove = () => runConcurrently(copied, (id) => images.remove(id));
  const byPicture = Map.groupBy(pictures.map(fileOf), ({ imagenId }) => imagenId);
  try {
    await runConcurrently([...byPicture], async ([id, files]) => {
      if (await images.has(id)) return;
      copied.push(id);
      const read = files.map(async ({ picture, ancho, format }) => {
        return { ancho, format, data: await readFile(join(folder, picture)) };
      });
      await images.save(id, await Promise.all(read));
    });
  } catch (error) {
    await remove().catch(() => undefined);
    throw error;
  }
  return { place: async () => undefined, remove };
}

const inStore = (picture: string): string => picture.slice('images/'.length);

function fileOf(picture: string) {
  const parts = parsePath(inStore(picture));
  if (!parts) throw damaged(picture);
  return { picture, ...parts };
}
