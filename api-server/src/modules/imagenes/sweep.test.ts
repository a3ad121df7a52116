import { readdir } from 'node:fs/promises';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { createFolderStore } from '../../images/folder-store.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { imagenIdOf, productForms } from '../productos/testing/productos-fixture.ts';
import { deleteUnused } from './repository.ts';
import { sweepPictures, withPictures } from './service.ts';

let test: TestApp;
let forms: Awaited<ReturnType<typeof productForms>>;
beforeEach(async () => {
  await test?.close();
  test = await testApp();
  forms = await productForms(test);
});
afterAll(() => test.close());

const deps = () => ({ db: test.database.db, images: createFolderStore(test.imagesDir) });
const run = (text: string, values: unknown[] = []) => test.database.pool.query(text, values);
const storedFiles = async () => (await readdir(test.imagesDir)).sort();
const sweepIn = (hours: number) => sweepPictures(deps(), new Date(Date.now() + hours * 3600_000));
const idOf = ({ body }: Awaited<ReturnType<typeof forms.create>>) => imagenIdOf(body.imagenes[0]?.url);

it('keeps pictures that a restored older database does not know', async () => {
  const older = idOf(await forms.create());
  const newer = idOf(await forms.create());
  // The state before the second product.
  await run('DELETE FROM productos_imagenes WHERE imagen_id = $1', [newer]);
  await run('DELETE FROM imagenes WHERE imagen_id = $1', [newer]);
  await sweepIn(365 * 24);
  expect(await storedFiles()).toEqual([older, newer].sort());
});

it('deletes only the files that a crash left without a row', async () => {
  const kept = idOf(await forms.create());
  // Never resolves, like a process that dies before the commit.
  await new Promise<void>((stored) => {
    void withPictures(deps(), [{ field: 'imagen', file: forms.picture }], () => {
      stored();
      return new Promise<never>(() => undefined);
    });
  });
  expect(await storedFiles()).toHaveLength(2);
  await sweepIn(23);
  expect(await storedFiles()).toHaveLength(2);
  await sweepIn(25);
  expect(await storedFiles()).toEqual([kept]);
});

it('deletes the files of a forgotten picture when the process died before their deletion', async () => {
  const [kept, gone] = [idOf(await forms.create()), idOf(await forms.create())];
  await run('DELETE FROM productos_imagenes WHERE imagen_id = $1', [gone]);
  expect(await test.database.db.transaction((tx) => deleteUnused(tx, [kept, gone]))).toEqual([gone]);
  await sweepIn(25);
  expect(await storedFiles()).toEqual([kept]);
});

it('waits for a running commit and keeps its picture', async () => {
  const id = idOf(await forms.create());
  // The state of an upload just before its commit.
  await run('INSERT INTO imagenes_pendientes (imagen_id) VALUES ($1)', [id]);
  const client = await test.database.pool.connect();
  await client.query('BEGIN');
  await client.query('DELETE FROM imagenes_pendientes');
  const swept = sweepIn(25);
  await vi.waitFor(async () => {
    const { rowCount } = await run(
      "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
    );
    expect(rowCount).toBe(1);
  });
  await client.query('COMMIT');
  client.release();
  await swept;
  expect(await storedFiles()).toEqual([id]);
});
