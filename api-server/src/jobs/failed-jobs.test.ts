/**
 * Tests jobs that fail after all retries, or whose process is killed, with the real queue and its dead letter queue.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { QueueName } from '../db/queues.ts';
import { createMailer } from '../mail/mailer.ts';
import { csv, importing } from '../modules/importaciones/testing/importing.ts';
import { call } from '../testing/call.ts';
import { makeProduct, makeUser } from '../testing/make.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { createWorkers } from '../workers.ts';
import { type JobRunner, openJobs } from './jobs.ts';

const PATIENT = { timeout: 30_000 };

let test: TestApp;
let imports: ReturnType<typeof importing>;
let jobs: JobRunner;
let hurry: NodeJS.Timeout;
let logged: string[];
beforeAll(async () => {
  test = await testApp();
  imports = importing(test, (await makeUser(test, { roles: ['admin'] })).token);
});
afterAll(() => test.close());

const run = <T extends object>(text: string, values: unknown[] = []) =>
  test.database.pool.query<T>(text, values);

beforeEach(async () => {
  logged = [];
  await run('DELETE FROM pgboss.job');
  // Skip the pauses between retries.
  hurry = setInterval(
    () => void run(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry' AND start_after > now()`),
    100,
  );
});
afterEach(async () => {
  clearInterval(hurry);
  await jobs.close();
});

/** Starts the job workers like the shop's process does. */
async function start(): Promise<void> {
  const mailer = createMailer({ smtpUrl: '', outboxDir: test.imagesDir, from: 'ventas@raiz.example' });
  jobs = await openJobs(test.database.url, (error) => logged.push(String(error)));
  await jobs.work(
    createWorkers({ db: test.database.db, mailer, backofficeUrl: 'http://panel.test', ...test.deps }),
  );
}

/** Makes each write of an import's rows fail. Returns the function that repairs the table. */
async function breakRows(): Promise<() => Promise<unknown>> {
  await test.asOwner.pool.query(
    `CREATE FUNCTION break_rows() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken'; END $$`,
  );
  await test.asOwner.pool.query(`CREATE TRIGGER broken BEFORE INSERT OR UPDATE ON importaciones_filas
    FOR EACH ROW EXECUTE FUNCTION break_rows()`);
  return () => test.asOwner.pool.query('DROP FUNCTION break_rows CASCADE');
}

const failedJobs = async () =>
  (
    await run<{ name: string; tries: number }>(
      `SELECT name, retry_count + 1 AS tries FROM pgboss.job WHERE state = 'failed'`,
    )
  ).rows;

const reaches = (id: string, expected: object) =>
  vi.waitFor(async () => expect((await imports.one(id)).body).toMatchObject(expected), PATIENT);

/** Returns a spreadsheet that changes the price of a new product. */
async function sheet(): Promise<string> {
  const { producto_id } = await makeProduct(test, { precio: 1000 });
  return csv([
    ['Identificador', 'Precio'],
    [producto_id, '2000'],
  ]);
}

const upload = async () => (await imports.upload('precios', await sheet())).body.importacion_id;
const UNEXPECTED = 'Ocurrió un error inesperado.';
const FINE = { motivo: null, interrumpida: null };
const toldForGood = () => logged.filter((line) => line.includes('failed for good'));
/** The only log line for an import's job that failed after all retries. */
const toldOnce = expect.stringMatching(/Job importacion [\da-f-]{36} failed for good after 6 tries/);

it('fails an import whose job fails on every try while reading, and reads the import on a manual retry', async () => {
  await start();
  const repair = await breakRows();
  const id = await upload();
  await reaches(id, {
    estado: 'fallida',
    motivo: `No se pudo terminar de leer. ${UNEXPECTED}`,
    interrumpida: 'leyendo',
  });
  expect(await failedJobs()).toEqual([{ name: 'importacion', tries: 6 }]);
  expect(toldForGood()).toEqual([toldOnce]);
  await repair();
  expect((await imports.act(id, 'reintentar')).body).toMatchObject({ estado: 'leyendo', ...FINE });
  expect(await failedJobs()).toEqual([]);
  await reaches(id, { estado: 'revisada', ...FINE });
  expect((await imports.act(id, 'reintentar')).body.code).toBe('IMPORTACION_EN_OTRO_ESTADO');
});

it('stops an import whose job fails while applying, and resumes a failed undo on request', async () => {
  await start();
  const id = await upload();
  await reaches(id, { estado: 'revisada' });

  let repair = await breakRows();
  await imports.act(id, 'aplicar', { invitacion: false });
  const motivo = `No se pudo terminar de aplicar. ${UNEXPECTED}`;
  await reaches(id, { estado: 'detenida', motivo, interrumpida: 'aplicando', hechas: 0 });
  await repair();
  await imports.act(id, 'aplicar', { invitacion: false });
  await reaches(id, { estado: 'aplicada', hechas: 1, ...FINE });

  repair = await breakRows();
  await imports.act(id, 'deshacer');
  await reaches(id, {
    estado: 'aplicada',
    motivo: `No se pudo terminar de deshacer. ${UNEXPECTED}`,
    se_deshace: true,
  });
  await repair();
  await imports.act(id, 'deshacer');
  await reaches(id, { estado: 'deshecha', avance: { hechas: 1, total: 1 }, ...FINE });
  expect(await failedJobs()).toEqual([]);
});

it('queues an undo that an older version left without a job', async () => {
  await start();
  const id = await upload();
  await reaches(id, { estado: 'revisada' });
  await imports.act(id, 'aplicar', { invitacion: false });
  await reaches(id, { estado: 'aplicada' });
  await run(`UPDATE importaciones SET estado = 'deshaciendo' WHERE importacion_id = $1`, [id]);
  await imports.act(id, 'deshacer');
  await reaches(id, { estado: 'deshecha' });
});

/** Starts a process that begins a job of the queue, and kills the process before the job ends. */
async function killAtWork(queue: QueueName = 'importacion'): Promise<void> {
  const code = `
    const { openJobs } = await import(${JSON.stringify(new URL('./jobs.ts', import.meta.url))});
    const { QUEUES } = await import(${JSON.stringify(new URL('../db/queues.ts', import.meta.url))});
    const jobs = await openJobs(${JSON.stringify(test.database.url)}, console.error);
    const workers = Object.fromEntries(QUEUES.map((name) => [name, async () => undefined]));
    const hang = () => { console.log('at work'); return new Promise(() => {}); };
    await jobs.work({ ...workers, ${queue}: hang });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

it('fails an import whose process is killed on the last try, and reads the import on a manual retry', async () => {
  const id = await upload();
  await run('UPDATE pgboss.job SET retry_count = retry_limit');
  await killAtWork();
  expect((await imports.one(id)).body.estado).toBe('leyendo');
  // Let the job's time limit pass.
  await run(`UPDATE pgboss.job SET started_on = now() - interval '1 hour' WHERE state = 'active'`);
  await start();
  await jobs.boss.supervise('importacion');
  await reaches(id, {
    estado: 'fallida',
    motivo: 'No se pudo terminar de leer. El trabajo se interrumpió.',
    interrumpida: 'leyendo',
  });
  expect(toldForGood()).toEqual([toldOnce]);
  await imports.act(id, 'reintentar');
  await reaches(id, { estado: 'revisada', ...FINE });
  expect(await failedJobs()).toEqual([]);
});

it('lists a mail whose process is killed on the last try as failed, with a reason and one line in the log', async () => {
  const { token } = await makeUser(test, { roles: ['admin'] });
  const mail = { to: 'ana@ejemplo.test', subject: 'Hola', text: 'Hola', html: '<p>Hola</p>' };
  await test.deps.jobs.add(test.database.db, 'mail', mail);
  await run(`UPDATE pgboss.job SET retry_count = retry_limit WHERE name = 'mail'`);
  await killAtWork('mail');
  await run(`UPDATE pgboss.job SET started_on = now() - interval '1 hour' WHERE state = 'active'`);
  const { rows } = await run<{ id: string }>(`SELECT id FROM pgboss.job WHERE name = 'mail'`);
  jobs = await openJobs(test.database.url, () => undefined);
  await jobs.boss.supervise('mail');
  await jobs.close();
  expect(await failedJobs()).toEqual([{ name: 'mail', tries: 21 }]);
  // Each process searches for interrupted mails at its start.
  await start();
  await vi.waitFor(() => expect(logged).toHaveLength(1), PATIENT);
  expect(logged[0]).toContain(`Job mail ${rows[0]?.id} failed for good after 21 tries`);
  const fallidos = await call<{ fallidos: object[] }>(test.app, 'GET', '/estado/fallidos', { token });
  expect(fallidos.body.fallidos).toMatchObject([
    { trabajo_id: rows[0]?.id, cola: 'mail', intentos: 21, motivo: 'El trabajo se interrumpió.' },
  ]);
  await jobs.close();
  await start();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(logged).toHaveLength(1);
});
