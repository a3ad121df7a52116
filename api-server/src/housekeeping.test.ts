import { afterAll, beforeAll, expect, it } from 'vitest';
import { clavesIdempotencia } from './db/schema/pedidos.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createFolderStore } from './images/store.ts';
import { makeUser } from './testing/make.ts';
import { type TestApp, testApp } from './testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const DAY = 24 * 3600_000;
const deps = () => ({
  db: test.database.db,
  images: createFolderStore(test.imagesDir),
});

it('forgets the keys of calls of long ago, and no others', async () => {
  const { usuario } = await makeUser(test);
  const keyOf = (days: number) => ({
    usuario_id: usuario.usuario_id,
    clave: `${days} days`,
    huella: 'x',
    fecha: new Date(Date.now() - days * DAY),
  });
  await test.database.db.insert(clavesIdempotencia).values([0, 89, 91, 400].map(keyOf));
  const errors: unknown[] = [];
  await startHousekeeping(deps(), (error) => errors.push(error)).close();
  expect(errors).toEqual([]);
  const left = await test.database.db.select().from(clavesIdempotencia);
  expect(left.map(({ clave }) => clave).sort()).toEqual(['0 days', '89 days']);
});

it('tells what fails and goes on with the rest', async () => {
  await test.database.pool.query('ALTER TABLE imagenes_pendientes RENAME TO elsewhere');
  const errors: unknown[] = [];
  await startHousekeeping(deps(), (error) => errors.push(error)).close();
  expect(errors).toHaveLength(1);
});
