/**
 * Runs every schedule like cron does: pg-boss's scheduler queues the jobs, and the workers of a started shop run them.
 */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { QUEUES, SCHEDULES } from '../db/queues.ts';
import { createMailer } from '../mail/mailer.ts';
import { linea, placeOrder } from '../modules/pedidos/testing/pedidos-fixture.ts';
import { PURGE_FUNCTIONS } from '../purge.ts';
import { call } from '../testing/call.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { makeProduct, makeUser } from '../testing/make.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { createWorkers } from '../workers.ts';
import { type JobRunner, openJobs, type Workers } from './jobs.ts';

const LONG_TIMEOUT = { timeout: 30_000 };

let test: TestApp;
let server: MailServer;
let failures: unknown[];
let origin: string;
beforeAll(async () => {
  test = await testApp();
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  server = await startMailServer();
  failures = [];
});
afterAll(async () => {
  server.close();
  await test.close();
});

const run = <T extends object>(text: string, values: unknown[] = []) =>
  test.database.pool.query<T>(text, values);

const workers = (): Workers => {
  const mailer = createMailer({ smtpUrl: server.url, outboxDir: '', from: 'ventas@raiz.example' });
  return createWorkers({ db: test.database.db, mailer, backofficeUrl: 'http://panel.test', ...test.deps });
};

/** Starts the job workers like the shop's process does. */
async function start(doers = workers()): Promise<JobRunner> {
  const jobs = await openJobs(test.database.url, (error) => failures.push(error), true);
  await jobs.work(doers);
  return jobs;
}

/** Makes every schedule due by simulating two days without scheduler: pg-boss then queues the missed runs. */
async function missTwoDays(): Promise<void> {
  await run("UPDATE pgboss.schedule SET created_on = now() - interval '3 days'");
  await run("UPDATE pgboss.version SET cron_on = now() - interval '2 days'");
}

const jobsOf = async (state: string) =>
  (
    await run<{ name: string }>('SELECT DISTINCT name FROM pgboss.job WHERE state::text = $1 ORDER BY name', [
      state,
    ])
  ).rows.map(({ name }) => name);

const scheduled = Object.keys(SCHEDULES).sort();
const allCompleted = () =>
  vi.waitFor(
    async () => expect(await jobsOf('completed')).toEqual(expect.arrayContaining(scheduled)),
    LONG_TIMEOUT,
  );

/** Returns the queues with failed jobs in `/metrics`; the metric must have all other queues with zero. */
const failuresInMetrics = async () => {
  const text = await (await fetch(new URL('/metrics', origin))).text();
  expect(text).toContain('# TYPE jobs gauge');
  const told = [...text.matchAll(/^jobs\{queue="(\w+)",state="failed"\} (\d+)$/gm)];
  expect(told.map(([, name]) => name).sort()).toEqual([...QUEUES].sort());
  return told
    .filter(([, , count]) => Number(count) > 0)
    .map(([, name]) => name)
    .sort();
};

/** By name of the purge: statements that create a row past its retention, and count such rows. */
const TOO_OLD: Record<string, { insert: string; count: string }> = {
  purgeKeys: {
    insert: `INSERT INTO claves_idempotencia (usuario_id, clave, huella, fecha) VALUES ($1, 'old', 'x', now() - interval '1 year')`,
    count: `SELECT FROM claves_idempotencia WHERE clave = 'old'`,
  },
  deleteExpiredKeys: {
    insert: `INSERT INTO llaves (huella, para, usuario_id, vence_en) VALUES ('old', 'restablecer', $1, now() - interval '1 day')`,
    count: `SELECT FROM llaves WHERE huella = 'old'`,
  },
  purgeCambios: {
    insert: `INSERT INTO cambios_de_correo (usuario_id, email, de, vence_en) VALUES ($1, 'old@ejemplo.test', 'x', now() - interval '1 day')`,
    count: 'SELECT FROM cambios_de_correo',
  },
  purgeResetRequests: {
    insert: `INSERT INTO enlaces_solicitados (huella, fecha) SELECT 'old', now() - interval '1 day' WHERE $1::uuid IS NOT NULL`,
    count: `SELECT FROM enlaces_solicitados WHERE huella = 'old'`,
  },
  purgeSesiones: {
    insert: `UPDATE sesiones SET vence_en = now() - interval '1 day' WHERE usuario_id = $1`,
    count: 'SELECT FROM sesiones WHERE vence_en < now()',
  },
  purgeImportaciones: {
    insert: `INSERT INTO importaciones (importacion_id, usuario_id, tipo, archivo, huella, contenido, estado, fecha)
      VALUES (gen_random_uuid(), $1, 'catalogo', 'a.csv', 'x', 'x', 'revisada', now() - interval '1 year')`,
    count: 'SELECT FROM importaciones WHERE contenido IS NOT NULL',
  },
  purgeNotificaciones: {
    insert: `INSERT INTO notificaciones (notificacion_id, referencia_id, tipo, mensaje, fecha)
      VALUES (gen_random_uuid(), $1, 'pedido', 'old', now() - interval '1 year')`,
    count: `SELECT FROM notificaciones WHERE mensaje = 'old'`,
  },
  purgeEntradas: {
    insert: `INSERT INTO bitacora (entrada_id, usuario_id, accion, fecha)
      VALUES (gen_random_uuid(), $1, 'correo.prueba', now() - interval '3 years')`,
    count: `SELECT FROM bitacora WHERE fecha < now() - interval '2 years'`,
  },
  purgeCorreos: {
    insert: `INSERT INTO pgboss.job (name, data, state, created_on, start_after)
      VALUES ('mail', jsonb_build_object('to', $1::text), 'retry', now() - interval '20 days', now() + interval '1 day')`,
    count: `SELECT FROM pgboss.job WHERE name = 'mail' AND created_on < now() - interval '15 days'`,
  },
  purgeBusquedas: {
    insert: `INSERT INTO busquedas (clave, dia, termino, hallazgo)
      SELECT 'old', current_date - 200, 'old', 'nada' WHERE $1::uuid IS NOT NULL`,
    count: `SELECT FROM busquedas WHERE clave = 'old'`,
  },
  purgeDestinatarios: {
    insert: `INSERT INTO destinatarios (usuario_id, nombre, apellido, nombre_comercio, dni, dom_fiscal)
      VALUES ($1, 'Ana', 'Old', 'x', 20000000001, 'x')`,
    count: 'SELECT FROM destinatarios',
  },
  purgeFotos: {
    insert: `INSERT INTO fotos_pedidos (foto_id, pedido_id, huella, contenido, fecha)
      SELECT gen_random_uuid(), pedido_id, 'old', 'x', now() - interval '2 days' FROM pedidos WHERE usuario_id <> $1 LIMIT 1`,
    count: `SELECT FROM fotos_pedidos WHERE huella = 'old'`,
  },
};

it('does the work of every schedule when cron fires, also in a shop whose schedules have no data', async () => {
  // An older version wrote schedules without data, and each of its runs failed.
  await (await start()).close();
  await run('UPDATE pgboss.schedule SET data = NULL');
  await run(
    `INSERT INTO pgboss.job (name, state, created_on) SELECT name, 'failed', now() - interval '1 hour'
     FROM unnest($1::text[]) AS name`,
    [scheduled],
  );
  await run('DELETE FROM pgboss.job WHERE state = $1', ['completed']);

  expect(Object.keys(TOO_OLD)).toEqual(PURGE_FUNCTIONS.map(({ name }) => name));
  const { usuario } = await makeUser(test);
  const { usuario: customer, token } = await makeUser(test);
  const detalles = [linea(await makeProduct(test, { precio: 5_000_000 }))];
  expect((await placeOrder(test, { usuarioId: customer.usuario_id, detalles, token })).status).toBe(201);
  for (const [name, { insert }] of Object.entries(TOO_OLD)) {
    expect([name, (await run(insert, [usuario.usuario_id])).rowCount]).not.toEqual([name, 0]);
  }
  const imagen = uuidv7();
  await run(`INSERT INTO imagenes_pendientes VALUES ($1, now() - interval '3 days')`, [imagen]);

  const ana = await makeUser(test);
  const own = (path: string, body?: object) =>
    call(test.app, 'PUT', `/mis-avisos${path}`, { token: ana.token, ...(body && { body }) });
  const peanut = await makeProduct(test, { nombre: 'Maní', disponible: false });
  expect((await own(`/productos/${peanut.producto_id}`)).status).toBe(200);
  await run(`UPDATE productos SET disponible = true WHERE producto_id = $1`, [peanut.producto_id]);
  await run(`UPDATE avisos_de_stock SET disponible_fecha = now() - interval '1 hour'`);
  const oats = await makeProduct(test, { nombre: 'Avena', precio: 5_000_000 });
  await placeOrder(test, {
    usuarioId: ana.usuario.usuario_id,
    detalles: [linea(oats)],
    token: ana.token,
  });
  await own('', { stock: true, precios: true, porcentaje: 10 });
  await run(`UPDATE productos SET precio = 6000000 WHERE producto_id = $1`, [oats.producto_id]);

  await migrate(test.asOwner.url, test.database.url);
  expect(await jobsOf('failed')).toEqual([]);
  expect(await failuresInMetrics()).toEqual([]);
  await missTwoDays();
  const jobs = await start();
  try {
    const registered = (await jobs.boss.getSchedules()).map(({ name }) => name);
    expect(registered.sort()).toEqual(scheduled);
    await allCompleted();
    expect(failures).toEqual([]);
    expect(await jobsOf('failed')).toEqual([]);
    expect(await failuresInMetrics()).toEqual([]);
    for (const [name, { count }] of Object.entries(TOO_OLD)) {
      expect([name, (await run(count)).rowCount]).toEqual([name, 0]);
    }
    expect((await run('SELECT FROM imagenes_pendientes')).rowCount).toBe(0);
    const mailed = () => server.messages.map((message) => message.replaceAll(/=\r?\n/g, ''));
    const mailsWith = (text: string) => mailed().filter((mail) => mail.includes(text));
    await vi.waitFor(() => {
      expect(mailsWith(`/producto/${peanut.producto_id}`)).toHaveLength(1);
      expect(mailsWith('Avena').length).toBeGreaterThan(0);
    }, LONG_TIMEOUT);
  } finally {
    await jobs.close();
  }
});

it('runs a job that an older version queued without data, without a failure', async () => {
  await run('DELETE FROM pgboss.job');
  await run(`INSERT INTO pgboss.job (name) SELECT unnest($1::text[])`, [scheduled]);
  const jobs = await start();
  try {
    await allCompleted();
    expect(failures).toEqual([]);
  } finally {
    await jobs.close();
  }
});

it('logs a scheduled job that fails, and closes the failure when a later run succeeds', async () => {
  await run('DELETE FROM pgboss.job');
  failures = [];
  const broken = async () => {
    throw new Error('broken');
  };
  let jobs = await start({
    ...workers(),
    purge: broken,
    stock: broken,
    priceNotices: broken,
    sweepPictures: broken,
  });
  try {
    await run(`INSERT INTO pgboss.job (name, data, retry_limit) SELECT unnest($1::text[]), '{}', 0`, [
      scheduled,
    ]);
    await vi.waitFor(async () => expect(await jobsOf('failed')).toEqual(scheduled), LONG_TIMEOUT);
    expect(failures).toHaveLength(scheduled.length);
    expect(await failuresInMetrics()).toEqual(scheduled);
    await jobs.close();
    await missTwoDays();
    jobs = await start();
    await allCompleted();
    await vi.waitFor(async () => expect(await jobsOf('failed')).toEqual([]), LONG_TIMEOUT);
    expect(await failuresInMetrics()).toEqual([]);
  } finally {
    await jobs.close();
  }
});
