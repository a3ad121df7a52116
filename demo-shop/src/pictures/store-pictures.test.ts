import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore } from 'api-server/images/folder-store';
import { expect, it, onTestFinished } from 'vitest';
import { storePictures } from './store-pictures.ts';

const id = '0b9f3c1e-2d4a-5b6c-8d7e-9f0a1b2c3d4e';
const picture = { tipo: 'marca', sign: 'sol', color: '#2e6b3f', accent: '#e2a93b' } as const;

it('creates every file of a picture, once', async () => {
  const root = await mkdtemp(join(tmpdir(), 'imagenes-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const store = createFolderStore(root);
  await storePictures(new Map([[id, picture]]), store);
  expect(await store.has(id)).toBe(true);
  const { mtimeMs } = await stat(join(root, id, '640.avif'));
  await storePictures(new Map([[id, picture]]), store);
  expect((await stat(join(root, id, '640.avif'))).mtimeMs).toBe(mtimeMs);
});
