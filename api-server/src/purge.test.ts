import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cambiosDeCorreo, enlacesSolicitados, llaves, sesiones } from './db/schema/access.ts';
import { clavesIdempotencia } from './db/schema/pedidos.ts';
import { notificaciones } from './db/schema/system.ts';
import { createVersionReader } from './db/versions.ts';
import { purge } from './purge.ts';
import { makeSession, makeUser } from './testing/make.ts';
import { type TestApp, testApp } from './testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const DAY = 24 * 3600_000;
const ago = (days: number) => new Date(Date.now() - days * DAY);

it('deletes idempotency keys older than 90 days, and no others', async () => {
  const { usuario } = await makeUser(test);
  const keyOf = (days: number) => ({
    usuario_id: usuario.usuario_id,
    clave: `${days} days`,
    huella: 'x',
    fecha: ago(days),
  });
  await test.database.db.insert(clavesIdempotencia).values([0, 89, 91, 400].map(keyOf));
  await purge(test.database.db);
  const left = await test.database.db.select().from(clavesIdempotencia);
  expect(left.map(({ clave }) => clave).sort()).toEqual(['0 days', '89 days']);
});

it('deletes expired sessions without a new version of the sessions', async () => {
  const { database } = test;
  const { usuario } = await makeUser(test);
  const ownSesiones = () =>
    database.db.select().from(sesiones).where(eq(sesiones.usuario_id, usuario.usuario_id));
  const version = async () => (await createVersionReader(database.pool)()).sessions;
  await makeSession(test, usuario);
  const [over] = await ownSesiones();
  const which = eq(sesiones.sesion_id, String(over?.sesion_id));
  await database.db
    .update(sesiones)
    .set({ vence_en: new Date(0) })
    .where(which);
  const before = await version();
  await purge(test.database.db);
  expect(await ownSesiones()).toHaveLength(1);
  expect(await version()).toBe(before);
});

it('deletes expired links, codes and e-mail changes, and old reset requests', async () => {
  const { db } = test.database;
  const { usuario_id } = (await makeUser(test)).usuario;
  const keyOf = (huella: string, days: number) =>
    ({ huella, para: 'restablecer', usuario_id, vence_en: ago(days) }) as const;
  await db.insert(llaves).values([keyOf('over', 1), keyOf('good', -1)]);
  await db.insert(enlacesSolicitados).values([
    { huella: 'old', fecha: ago(1) },
    { huella: 'new', fecha: ago(0) },
  ]);
  const gone = (await makeUser(test)).usuario.usuario_id;
  const cambioOf = (id: string, days: number) => ({
    usuario_id: id,
    email: `${id}@ejemplo.test`,
    de: 'x',
    vence_en: ago(days),
  });
  await db.insert(cambiosDeCorreo).values([cambioOf(gone, 1), cambioOf(usuario_id, -1)]);
  await purge(db);
  const wanted = await db.select().from(cambiosDeCorreo);
  expect(wanted.map((cambio) => cambio.usuario_id)).toEqual([usuario_id]);
  expect((await db.select().from(llaves)).map(({ huella }) => huella)).toEqual(['good']);
  expect((await db.select().from(enlacesSolicitados)).map(({ huella }) => huella)).toEqual(['new']);
});

it('deletes notifications after half a year, read or unread', async () => {
  const { db } = test.database;
  const of = (days: number, esta_activo: boolean) => ({
    ...{ notificacion_id: uuidv7(), referencia_id: uuidv7(), tipo: 'pedido' as const },
    ...{ mensaje: `${days} days`, fecha: ago(days), esta_activo },
  });
  await db.insert(notificaciones).values([of(179, true), of(178, false), of(181, true), of(400, false)]);
  await purge(db);
  const left = (await db.select().from(notificaciones)).map(({ mensaje }) => mensaje);
  expect(left.sort()).toEqual(['178 days', '179 days']);
});

it('deletes mails older than two weeks, whether sent, failed or waiting for a retry', async () => {
  const { pool, db } = test.database;
  const insert = (days: number, state: string) =>
    pool.query(
      `INSERT INTO pgboss.job (name, data, state, created_on, completed_on)
       VALUES ('mail', $1, $2, now() - make_interval(days => $3), now())`,
      [{ to: `${state}-${days}@ejemplo.test` }, state, days],
    );
  for (const state of ['retry', 'completed', 'failed']) {
    await insert(13, state);
    await insert(15, state);
  }
  await purge(db);
  const { rows } = await pool.query<{ to: string }>(`SELECT data->>'to' AS to FROM pgboss.job ORDER BY 1`);
  expect(rows.map(({ to }) => to)).toEqual([
    'completed-13@ejemplo.test',
    'failed-13@ejemplo.test',
    'retry-13@ejemplo.test',
  ]);
});

it('continues with the other purges when one fails, and then throws', async () => {
  const { db } = test.database;
  await db.insert(enlacesSolicitados).values({ huella: 'older', fecha: ago(1) });
  await test.asOwner.pool.query('ALTER TABLE claves_idempotencia RENAME TO elsewhere');
  await expect(purge(db)).rejects.toThrow('A purge failed');
  expect((await db.select().from(enlacesSolicitados)).map(({ huella }) => huella)).toEqual(['new']);
});
