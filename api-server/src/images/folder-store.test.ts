import { access, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolderStore } from './folder-store.ts';
import { ANCHOS, type EncodedFile, FORMATS } from './picture.ts';

const id = '0b9f3c1e-2d4a-5b6c-8d7e-9f0a1b2c3d4e';
const files: EncodedFile[] = [{ ancho: 160, format: 'webp', data: Buffer.from('first') }];

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'imagenes-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('the folder store', () => {
  it('reads saved files and leaves no temporary files', async () => {
    const store = createFolderStore(root);
    await store.save(id, files);
    expect(await readFile(join(root, id, '160.webp'), 'utf8')).toBe('first');
    expect(await readdir(join(root, id))).toEqual(['160.webp']);
  });

  it('never changes an existing picture', async () => {
    const store = createFolderStore(root);
    await store.save(id, files);
    await store.save(id, [{ ancho: 160, format: 'webp', data: Buffer.from('second') }]);
    expect(await readFile(join(root, id, '160.webp'), 'utf8')).toBe('first');
  });

  it('has a picture once all files exist, and refuses ids that are paths', async () => {
    const store = createFolderStore(root);
    await store.save(id, files);
    expect(await store.has(id)).toBe(false);
    const all = ANCHOS.flatMap((ancho) =>
      FORMATS.map((format) => ({ ancho, format, data: Buffer.from('x') })),
    );
    await store.save(id, all);
    expect(await store.has(id)).toBe(true);
    for (const path of ['..', '../../etc']) {
      await expect(store.save(path, files)).rejects.toThrow(RangeError);
      await expect(store.has(path)).rejects.toThrow(RangeError);
      await expect(store.remove(path)).rejects.toThrow(RangeError);
    }
  });

  it('deletes a picture, also a missing one', async () => {
    const store = createFolderStore(root);
    await store.save(id, files);
    await store.remove(id);
    await store.remove(id);
    await expect(access(join(root, id))).rejects.toThrow('ENOENT');
  });
});
