import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ANCHOS, type EncodedFile, FORMATS } from './picture.ts';

/** Where encoded pictures are kept: a folder here, a bucket elsewhere. `imagenId` is always a UUID. */
export interface ImageStore {
  /** Does nothing for the files that are there already: a picture never changes under its id. */
  save(imagenId: string, files: readonly EncodedFile[]): Promise<void>;
  has(imagenId: string): Promise<boolean>;
  remove(imagenId: string): Promise<void>;
  /** Of the disk that they are on; null where it is none. */
  room(): Promise<Room | null>;
}

/** Bytes. */
export interface Room {
  free: number;
  total: number;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function createFolderStore(root: string): ImageStore {
  // The id comes from a URL, so it is checked before it is part of a path.
  const folder = (imagenId: string) => {
    if (!uuid.test(imagenId)) throw new RangeError('imagenId is not a UUID');
    return join(root, imagenId);
  };
  const exists = (path: string) =>
    access(path).then(
      () => true,
      () => false,
    );
  return {
    async save(imagenId, files) {
      const dir = folder(imagenId);
      await mkdir(dir, { recursive: true });
      await Promise.all(
        files.map(async ({ ancho, format, data }) => {
          const path = join(dir, `${ancho}.${format}`);
          if (await exists(path)) return;
          // A reader, or a start after a crash, sees the whole file or none.
          const temporary = `${path}.${randomUUID()}.tmp`;
          try {
            await writeFile(temporary, data);
            await rename(temporary, path);
          } catch (error) {
            // What was cut off on a full disk would help to keep it full.
            await rm(temporary, { force: true });
            throw error;
          }
        }),
      );
    },
    async has(imagenId) {
      const dir = folder(imagenId);
      const found = await Promise.all(
        ANCHOS.flatMap((ancho) => FORMATS.map((format) => exists(join(dir, `${ancho}.${format}`)))),
      );
      return found.every(Boolean);
    },
    async remove(imagenId) {
      await rm(folder(imagenId), { recursive: true, force: true });
    },
    async room() {
      const { bsize, bavail, blocks } = await statfs(root);
      return { free: bavail * bsize, total: blocks * bsize };
    },
  };
}
