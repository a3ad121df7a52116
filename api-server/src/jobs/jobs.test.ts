import { setTimeout as sleep } from 'node:timers/promises';
import { loggedError } from 'node-kit/logger';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { createMailer } from '../mail/mailer.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { type JobRunner, openJobs, type Workers } from './jobs.ts';

const MAIL = { to: 'ana@ejemplo.test', subject: 'Hola', text: 'Hola', html: '<p>Hola</p>' };
const PATIENT = { timeout: 10_000 };

let testDb: TestDatabase;
let database: Database;
let jobs: JobRunner;
let failures: unknown[];
let server: MailServer;

beforeAll(async () => {
  testDb = await testDatabase();
  database = openDatabase(testDb.url, 2);
});
beforeEach(async () => {
  failures = [];
  server = await startMailServer();
  jobs = await openJobs(testDb.url, (error) => failures.push(error));
});
afterEach(async () => {
  server.drop();
  await jobs.close();
  await database.pool.query('DELETE FROM pgboss.job');
  server.close();
});
afterAll(async () => {
  await database.close();
  await testDb.drop();
});

const workers = (smtpUrl = server.url): Workers => ({
  pedidoNotice: async () => undefined,
  mail: createMailer({ smtpUrl, outboxDir: '', from: 'ventas@raiz.example' }).send,
  resetLink: async () => undefined,
  confirmLink: async () => undefined,
  changeLink: async () => undefined,
  changeNotice: async () => undefined,
  precios: async () => undefined,
  importacion: async () => undefined,
  anuncio: async () => undefined,
  purge: async () => undefined,
  stock: async () => undefined,
  priceNotices: async () => undefined,
  sweepPictures: async () => undefined,
  deadLetter: async () => undefined,
});

const rows = async () =>
  (
    await database.pool.query<{ id: string; state: string; seconds: number; reason: string }>(
      `SELECT id, state::text, output->>'reason' AS reason, extract(epoch FROM start_after - now())::float AS seconds
       FROM pgboss.job`,
    )
  ).rows;
/** Makes the waiting retries due now. */
const later = () => database.pool.query("UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'");

it('runs a job when its transaction commits, and drops the job on a rollback', async () => {
  await jobs.work(workers());
  const undone = database.db.transaction(async (tx) => {
    await jobs.add(tx, 'mail', MAIL);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await rows()).toEqual([]);
  await database.db.transaction((tx) => jobs.add(tx, 'mail', MAIL));
  await vi.waitFor(() => expect(server.taken).toHaveLength(1), PATIENT);
  await vi.waitFor(async () => expect((await rows())[0]?.state).toBe('completed'));
  expect(server.taken).toEqual([(await rows())[0]?.id]);
});

it('retries a mail after a temporary error or a lost connection, with the same id and growing delays', async () => {
  server.answers.push({ sender: 451 }, 'drop', { recipient: 421 });
  await jobs.add(database.db, 'mail', MAIL);
  await jobs.work(workers());
  const waits: number[] = [];
  for (const times of [1, 2, 3]) {
    await vi.waitFor(async () => expect(failures).toHaveLength(times), PATIENT);
    await vi.waitFor(async () => expect((await rows())[0]?.state).toBe('retry'));
    waits.push((await rows())[0]?.seconds ?? 0);
    await later();
  }
  await vi.waitFor(() => expect(server.taken).toHaveLength(1), PATIENT);
  expect(server.taken).toEqual([(await rows())[0]?.id]);
  expect(waits[0]).toBeGreaterThan(20);
  expect(waits[2]).toBeGreaterThan(waits[0] ?? Number.NaN);
});

it('fails at once on a permanent error, keeps the mail, and sends the mail on a manual retry', async () => {
  server.answers.push({ sender: 550 });
  await jobs.add(database.db, 'mail', MAIL);
  await jobs.work(workers());
  await vi.waitFor(async () => expect((await rows())[0]?.state).toBe('failed'), PATIENT);
  expect(server.taken).toEqual([]);
  await jobs.boss.retry('mail', (await rows())[0]?.id ?? '');
  await later();
  await vi.waitFor(() => expect(server.taken).toHaveLength(1), PATIENT);
});

it('runs a job again in another process when the first process dies', async () => {
  await jobs.add(database.db, 'mail', MAIL);
  const begun = new Promise<void>((resolve) => {
    void jobs.work({
      ...workers(),
      mail: () => {
        resolve();
        return new Promise(() => undefined);
      },
    });
  });
  await begun;
  await dieAndComeBack();
  await jobs.work(workers());
  await vi.waitFor(() => expect(server.taken).toHaveLength(1), PATIENT);
});

/** Kills the workers, lets the time limit of their jobs pass, and starts a new runner. */
async function dieAndComeBack() {
  await jobs.boss.stop({ graceful: false });
  await database.pool.query(
    "UPDATE pgboss.job SET started_on = now() - interval '1 hour' WHERE state = 'active'",
  );
  jobs = await openJobs(testDb.url, (error) => failures.push(error));
  await jobs.boss.supervise();
  await later();
}
const states = async () => (await rows()).map(({ state }) => state).sort();
const add = (times: number) =>
  Promise.all(Array.from({ length: times }, () => jobs.add(database.db, 'mail', MAIL)));

it('sends other mails while one hangs, and sends none twice when the process dies meanwhile', async () => {
  server.answers.push('stall');
  await add(10);
  await jobs.work(workers());
  await vi.waitFor(() => expect(server.taken).toHaveLength(9), PATIENT);
  expect(server.stalled()).toBe(1);
  await add(5);
  await vi.waitFor(() => expect(server.taken).toHaveLength(14), PATIENT);
  await vi.waitFor(async () => expect(await states()).toEqual(['active', ...Array(14).fill('completed')]));
  await dieAndComeBack();
  server.drop();
  await jobs.work(workers());
  await vi.waitFor(() => expect(server.taken).toHaveLength(15), PATIENT);
  await vi.waitFor(async () => expect(await states()).toEqual(Array(15).fill('completed')), PATIENT);
  expect(new Set(server.taken).size).toBe(15);
});

it('sends a mail twice with the same id when the connection breaks before the server confirms', async () => {
  server.answers.push('dropAfter');
  await add(1);
  await jobs.work(workers());
  await vi.waitFor(async () => expect(await states()).toEqual(['retry']), PATIENT);
  await later();
  await vi.waitFor(async () => expect(await states()).toEqual(['completed']), PATIENT);
  expect(server.taken).toHaveLength(2);
  expect(new Set(server.taken).size).toBe(1);
});

it("stores the server's answer for admins, and logs no recipient", async () => {
  server.answers.push({ recipient: 550 });
  await add(1);
  await jobs.work(workers());
  await vi.waitFor(async () => expect(await states()).toEqual(['failed']), PATIENT);
  const [row] = await rows();
  expect(row?.reason).toBe('El servidor de correo lo rechazó: 550 5.1.1 <ana@ejemplo.test>: no such user');
  const logged = JSON.stringify(failures.map(loggedError));
  expect(logged).toContain(`Mail ${row?.id} did not leave: EENVELOPE 550 RCPT TO`);
  expect(logged).not.toContain('ana@');
});

it("retries when the server refuses the shop's login", async () => {
  await add(1);
  await jobs.work(workers(server.url.replace('//', '//tienda:clave@')));
  await vi.waitFor(async () => expect(await states()).toEqual(['retry']), PATIENT);
  const [row] = await rows();
  expect(row?.reason).toBe('El servidor de correo no nos atiende: 535 5.7.8 Bad username or password');
  expect(JSON.stringify(failures.map(loggedError))).not.toContain('clave');
});

it('runs each job once with several processes', async () => {
  const other = await openJobs(testDb.url, (error) => failures.push(error));
  await Promise.all([jobs.work(workers()), other.work(workers())]);
  await Promise.all(Array.from({ length: 30 }, () => jobs.add(database.db, 'mail', MAIL)));
  await vi.waitFor(
    async () => expect((await rows()).every(({ state }) => state === 'completed')).toBe(true),
    {
      timeout: 15_000,
    },
  );
  expect(new Set(server.taken).size).toBe(30);
  expect(server.taken).toHaveLength(30);
  await other.close();
});

it('stores each schedule once, with any number of processes', async () => {
  const several = await Promise.all(
    [1, 2].map(() => openJobs(testDb.url, (error) => failures.push(error), true)),
  );
  for (const one of several) await one.work(workers());
  const schedules = await jobs.boss.getSchedules();
  expect(schedules.map(({ name, cron, timezone }) => [name, cron, timezone]).sort()).toEqual([
    ['priceNotices', '10 9 * * *', 'America/Argentina/Buenos_Aires'],
    ['purge', '10 4 * * *', 'America/Argentina/Buenos_Aires'],
    ['stock', '*/5 * * * *', 'America/Argentina/Buenos_Aires'],
    ['sweepPictures', '20 4 * * *', 'America/Argentina/Buenos_Aires'],
  ]);
  for (const one of several) await one.close();
  expect(failures).toEqual([]);
});

it('writes the schedules even while other statements on the job table wait', async () => {
  await database.pool.query('DELETE FROM pgboss.schedule');
  const daily = await openJobs(testDb.url, (error) => failures.push(error), true);
  const held = await database.pool.connect();
  try {
    await held.query('BEGIN');
    await held.query('LOCK TABLE pgboss.job');
    await daily.work(workers());
    const { rowCount } = await database.pool.query('SELECT FROM pgboss.schedule');
    expect(rowCount).toBe(4);
  } finally {
    held.release(true);
    await daily.close();
  }
});

it('sends about two queries a second to the database while there is nothing to do', async () => {
  const daily = await openJobs(testDb.url, (error) => failures.push(error), true);
  await daily.work(workers());
  await sleep(2000);
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  await sleep(10_000);
  const sent = queries.mock.calls.length;
  queries.mockRestore();
  await daily.close();
  expect(sent).toBeGreaterThan(5);
  // With a poll per second for each of the 39 workers, 390 queries or more.
  expect(sent).toBeLessThan(39);
});
