import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { imagenes } from '../../db/schema/catalogo.ts';
import { createFolderStore } from '../../images/store.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { sweepPictures } from './sweep.ts';

const HOUR = 3600 * 1000;

let test: TestApp;
beforeEach(async () => {
  await test?.close();
  test = await testApp();
});
afterAll(() => test.close());

/** A picture's files, whole or not, so many hours old. */
async function files(hours: number, id: string = uuidv7(), name = '160.webp'): Promise<string> {
  const folder = join(test.imagesDir, id);
  await mkdir(folder);
  await writeFile(join(folder, name), 'x');
  const then = new Date(Date.now() - hours * HOUR);
  await utimes(folder, then, then);
  return id;
}

async function known(hours: number): Promise<string> {
  const imagen_id = await files(hours);
  await test.database.db.insert(imagenes).values({ imagen_id, anchos: [160] });
  return imagen_id;
}

const sweep = () => sweepPictures({ db: test.database.db, images: createFolderStore(test.imagesDir) });
const left = async () => (await readdir(test.imagesDir)).sort();

it('takes away old files of no picture, and no other', async () => {
  const kept = [await known(48), await known(48), await files(1), await known(0)];
  await files(25);
  await files(100, uuidv7(), '640.avif.0.tmp');
  expect(await sweep()).toBe(2);
  expect(await left()).toEqual(kept.sort());
  expect(await sweep()).toBe(0);
});

it('takes them away though the pictures of the shop are all new', async () => {
  const kept = await known(0);
  await files(25);
  expect(await sweep()).toBe(1);
  expect(await left()).toEqual([kept]);
});

it('touches nothing that is no picture of ours', async () => {
  await known(48);
  await files(48, 'notas');
  await writeFile(join(test.imagesDir, 'leeme.txt'), 'x');
  expect(await sweep()).toBe(0);
  expect(await left()).toHaveLength(3);
});

it('touches nothing in the folder of another database', async () => {
  await known(48);
  const strangers = [await files(48), await files(48)];
  expect(await sweep()).toBe(0);
  expect(await left()).toEqual(expect.arrayContaining(strangers));
});
