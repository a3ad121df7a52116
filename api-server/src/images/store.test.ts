import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EncodedFile } from './encode.ts';
import { createFolderStore } from './store.ts';

const id = '0b9f3c1e-2d4a-5b6c-8d7e-9f0a1b2c3d4e';
const files: EncodedFile[] = [{ ancho: 160, format: 'webp', data: Buffer.from('first') }];

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'imagenes-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('the folder store', () => {
  it('gives back what was saved and leaves no temporary files', async () => {
    const store = createFolderStore(root);
    await store.save(id, files);
    expect(await store.read(id, 160, 'webp')).toEqual(Buffer.from('first'));
    expect(await readdir(join(root, id))).toEqual(['160.webp']);
  });

  it('never changes a picture that is there', async () => {
    const store = createFolderStore(root);
    await store.save(id, files);
    await store.save(id, [{ ancho: 160, format: 'webp', data: Buffer.from('second') }]);
    expect(await store.read(id, 160, 'webp')).toEqual(Buffer.from('first'));
  });

  it('knows nothing of other ids, widths, formats, nor of paths', async () => {
    const store = createFolderStore(root);
    await store.save(id, files);
    expect(await store.read(id, 320, 'webp')).toBeUndefined();
    expect(await store.read(id, 161, 'webp')).toBeUndefined();
    expect(await store.read(id, 160, 'svg')).toBeUndefined();
    expect(await store.read('../../etc', 160, 'webp')).toBeUndefined();
    await expect(store.save('..', files)).rejects.toThrow(RangeError);
  });

  it('removes, also what is not there', async () => {
    const store = createFolderStore(root);
    await store.save(id, files);
    await store.remove(id);
    await store.remove(id);
    expect(await store.read(id, 160, 'webp')).toBeUndefined();
  });
});
