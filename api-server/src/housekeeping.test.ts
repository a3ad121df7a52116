import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sesiones } from './db/schema/access.ts';
import { clavesIdempotencia } from './db/schema/pedidos.ts';
import { createVersionReader } from './db/versions.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createFolderStore } from './images/store.ts';
import { makeSession, makeUser } from './testing/make.ts';
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

it('forgets the sessions that are over, and nobody has to look anew at theirs', async () => {
  const { database } = test;
  const { usuario } = await makeUser(test);
  const mine = () => database.db.select().from(sesiones).where(eq(sesiones.usuario_id, usuario.usuario_id));
  const version = async () => (await createVersionReader(database.pool)()).sessions;
  await makeSession(test, usuario);
  const [over] = await mine();
  const which = eq(sesiones.sesion_id, String(over?.sesion_id));
  await database.db
    .update(sesiones)
    .set({ vence_en: new Date(0) })
    .where(which);
  const before = await version();
  await startHousekeeping(deps(), console.error).close();
  expect(await mine()).toHaveLength(1);
  expect(await version()).toBe(before);
});

it('tells what fails and goes on with the rest', async () => {
  await test.database.pool.query('ALTER TABLE imagenes_pendientes RENAME TO elsewhere');
  const errors: unknown[] = [];
  await startHousekeeping(deps(), (error) => errors.push(error)).close();
  expect(errors).toHaveLength(1);
});
