import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupError } from 'node-kit/startup-error';
import { partsOf } from '../images/file-name.ts';
import type { ImageStore } from '../images/store.ts';
import { damaged } from './contents.ts';
import { inTurns } from './in-turns.ts';

/** A backup's pictures, `images/<id>/640.webp`, and where they are to go. */
export interface Pictures {
  folder: string;
  pictures: readonly string[];
  images: ImageStore;
}

/** Pictures that are there, and not yet for good. */
export interface Copied {
  place(): Promise<void>;
  /** As it was before. */
  remove(): Promise<void>;
}

/**
 * A folder has to be empty, so that it is known afterwards whose pictures are in it. A bucket may hold pictures: those of
 * the shop that is restored, most of all, for it is the database alone that was lost.
 * @throws StartupError with one line.
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

/** Beside where they belong, for a look at the folder never shows half of them. */
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
      // Empty: it was looked at.
      await rmdir(target).catch(() => undefined);
      await rename(draft, target);
      placed = target;
    },
    remove: () => rm(placed, { recursive: true, force: true }),
  };
}

/** Those that it has are what the backup has under their ids: a picture never changes. */
async function copyToBucket({ folder, pictures, images }: Pictures): Promise<Copied> {
  const copied: string[] = [];
  const remove = () => inTurns(copied, (id) => images.remove(id));
  const byPicture = Map.groupBy(pictures.map(fileOf), ({ imagenId }) => imagenId);
  try {
    await inTurns([...byPicture], async ([id, files]) => {
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
  const parts = partsOf(inStore(picture));
  if (!parts) throw damaged(picture);
  return { picture, ...parts };
}
