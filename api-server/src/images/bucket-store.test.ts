import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BucketServer, startBucketServer } from '../testing/bucket-server.ts';
import { createBucketStore } from './bucket-store.ts';
import { ANCHOS, FORMATS, NAMES, PicturesAwayError } from './picture.ts';

const id = '0b9f3c1e-2d4a-5b6c-8d7e-9f0a1b2c3d4e';
const files = ANCHOS.flatMap((ancho) =>
  FORMATS.map((format) => ({ ancho, format, data: Buffer.from(`${format} ${ancho}`) })),
);

let server: BucketServer;
beforeAll(async () => {
  server = await startBucketServer();
});
afterAll(() => server.close());

it('reads saved files, has a picture once all files exist, and deletes all of them', async () => {
  const store = createBucketStore(server.bucket);
  await store.reach();
  await store.save(id, files.slice(1));
  expect(await store.has(id)).toBe(false);
  await store.save(id, files);
  expect(await store.has(id)).toBe(true);
  expect(server.objects()).toEqual(NAMES.map((name) => `${id}/${name}`).sort());
  expect((await store.read(id, 640, 'avif'))?.toString()).toBe('avif 640');
  expect(await store.read(id, 641, 'avif')).toBeUndefined();
  await store.remove(id);
  await store.remove(id);
  expect(server.objects()).toEqual([]);
  expect(await store.readDiskSpace()).toBeNull();
});

it('fails with a wrong key, and without the bucket', async () => {
  for (const wrong of [{ secretAccessKey: 'otra' }, { accessKeyId: 'otra' }, { name: 'otro' }]) {
    const store = createBucketStore({ ...server.bucket, ...wrong });
    await expect(store.reach()).rejects.toThrow(PicturesAwayError);
    await expect(store.save(id, files)).rejects.toThrow(PicturesAwayError);
    await expect(store.read(id, 640, 'webp')).rejects.toThrow(PicturesAwayError);
  }
  expect(server.objects()).toEqual([]);
});

it('refuses ids that are paths', async () => {
  const store = createBucketStore(server.bucket);
  for (const path of ['..', '../../otro', '']) {
    await expect(store.save(path, files)).rejects.toThrow(RangeError);
    await expect(store.has(path)).rejects.toThrow(RangeError);
    await expect(store.read(path, 640, 'webp')).rejects.toThrow(RangeError);
    await expect(store.remove(path)).rejects.toThrow(RangeError);
  }
});

it.each(['silent', 'refusing', 'gone'] as const)(
  'reports a server that is %s as unreachable',
  async (fault) => {
    const store = createBucketStore(server.bucket, 300);
    server.fail(fault);
    await expect(store.save(id, files)).rejects.toThrow(PicturesAwayError);
    await expect(store.has(id)).rejects.toThrow(PicturesAwayError);
    await expect(store.read(id, 640, 'webp')).rejects.toThrow(PicturesAwayError);
    await expect(store.reach()).rejects.toThrow(PicturesAwayError);
    server.fail(undefined);
    await store.reach();
  },
);

it('gives up on a silent server also after a garbage collection, which drops the signals of requests', async () => {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  const store = createBucketStore(server.bucket, 600);
  server.fail('silent');
  const saves = Array.from({ length: 10 }, () => store.save(id, files).catch((error: unknown) => error));
  for (let turn = 0; turn < 8; turn += 1) {
    await sleep(50);
    collect();
  }
  for (const error of await Promise.all(saves)) expect(error).toBeInstanceOf(PicturesAwayError);
});
