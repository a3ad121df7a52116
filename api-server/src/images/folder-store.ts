import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageStore } from './picture.ts';
import { checkedId, NAMES, nameOf } from './picture.ts';

export function createFolderStore(root: string): ImageStore {
  const folderOf = (imagenId: string) => join(root, checkedId(imagenId));
  const exists = (path: string) =>
    access(path).then(
      () => true,
      () => false,
    );
  return {
    folder: root,
    async save(imagenId, files) {
      const dir = folderOf(imagenId);
      await mkdir(dir, { recursive: true });
      await Promise.all(
        files.map(async ({ ancho, format, data }) => {
          const path = join(dir, nameOf(ancho, format));
          if (await exists(path)) return;
          // Rename a complete file, so that readers never see a part, even after a crash.
          const temporary = `${path}.${randomUUID()}.tmp`;
          try {
            await writeFile(temporary, data);
            await rename(temporary, path);
          } catch (error) {
            // On a full disk, delete the partial file.
            await rm(temporary, { force: true });
            throw error;
          }
        }),
      );
    },
    async has(imagenId) {
      const dir = folderOf(imagenId);
      const found = await Promise.all(NAMES.map((name) => exists(join(dir, name))));
      return found.every(Boolean);
    },
    read: (imagenId, ancho, format) =>
      readFile(join(folderOf(imagenId), nameOf(ancho, format))).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return undefined;
      }),
    async remove(imagenId) {
      await rm(folderOf(imagenId), { recursive: true, force: true });
    },
    reach: () => access(root, constants.R_OK | constants.W_OK),
    async readDiskSpace() {
      const { bsize, bavail, blocks } = await statfs(root);
      return { free: bavail * bsize, total: blocks * bsize };
    },
  };
}
