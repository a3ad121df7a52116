import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { createMailer } from '../mail/mailer.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { type JobRunner, openJobs, type Workers } from './jobs.ts';

const MAIL = { to: 'ana@ejemplo.test', subject: 'Hola', text: 'Hola', html: '<p>Hola</p>' };

let testDb: TestDatabase;
let database: Database;
let jobs: JobRunner;
let failures: unknown[];
/** What the mail server says to the next ones, and whom it has taken mail for. */
let answers: (number | 'drop')[];
let taken: string[];
let smtp: SMTPServer;

beforeAll(async () => {
  testDb = await testDatabase();
  database = openDatabase(testDb.url, 2);
});
beforeEach(async () => {
  failures = [];
  answers = [];
  taken = [];
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom(_address, _session, done) {
      const answer = answers.shift();
      if (answer === 'drop') {
        for (const { _socket } of smtp.connections) _socket.destroy();
        return;
      }
      done(answer ? Object.assign(new Error('no'), { responseCode: answer }) : null);
    },
    async onData(stream, _session, done) {
      const message = (await stream.toArray()).join('');
      taken.push(/^Message-ID: <(.+)@/im.exec(message)?.[1] ?? '');
      done();
    },
  });
  smtp.on('error', () => undefined);
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  jobs = await openJobs(testDb.url, (error) => failures.push(error));
});
afterEach(async () => {
  await jobs.close();
  await database.pool.query('DELETE FROM pgboss.job');
  smtp.close();
});
afterAll(async () => {
  await database.close();
  await testDb.drop();
});

const mailer = () =>
  createMailer({
    smtpUrl: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    outboxDir: '',
    from: 'ventas@raiz.example',
  });
const workers = (): Workers => ({ mail: mailer().send, resetLink: async () => undefined });

const rows = async () =>
  (
    await database.pool.query<{ id: string; state: string; seconds: number }>(
      'SELECT id, state::text, extract(epoch FROM start_after - now())::float AS seconds FROM pgboss.job',
    )
  ).rows;
/** As if the time to try again had come. */
const later = () => database.pool.query("UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'");

it('does what was committed, and knows nothing of what was not', async () => {
  await jobs.work(workers());
  const undone = database.db.transaction(async (tx) => {
    await jobs.add(tx, 'mail', MAIL);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await rows()).toEqual([]);
  await database.db.transaction((tx) => jobs.add(tx, 'mail', MAIL));
  await vi.waitFor(() => expect(taken).toHaveLength(1), { timeout: 5000 });
  await vi.waitFor(async () => expect((await rows())[0]?.state).toBe('completed'));
  expect(taken).toEqual([(await rows())[0]?.id]);
});

it('tries again what was refused for now or broke off, under the same name, with growing waits', async () => {
  answers = [451, 'drop', 421];
  await jobs.add(database.db, 'mail', MAIL);
  await jobs.work(workers());
  const waits: number[] = [];
  for (const times of [1, 2, 3]) {
    await vi.waitFor(async () => expect(failures).toHaveLength(times), { timeout: 5000 });
    await vi.waitFor(async () => expect((await rows())[0]?.state).toBe('retry'));
    waits.push((await rows())[0]?.seconds ?? 0);
    await later();
  }
  await vi.waitFor(() => expect(taken).toHaveLength(1), { timeout: 5000 });
  expect(taken).toEqual([(await rows())[0]?.id]);
  expect(waits[0]).toBeGreaterThan(20);
  expect(waits[2]).toBeGreaterThan(waits[0] ?? Number.NaN);
});

it('gives up at once what is refused for good, keeps it, and sends it when it is asked to', async () => {
  answers = [550];
  await jobs.add(database.db, 'mail', MAIL);
  await jobs.work(workers());
  await vi.waitFor(async () => expect((await rows())[0]?.state).toBe('failed'), { timeout: 5000 });
  expect(taken).toEqual([]);
  await jobs.boss.retry('mail', (await rows())[0]?.id ?? '');
  await later();
  await vi.waitFor(() => expect(taken).toHaveLength(1), { timeout: 5000 });
});

it('is done by another process when the one that had begun it dies', async () => {
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
  // It is gone, and its time is over.
  await jobs.boss.stop({ graceful: false });
  await database.pool.query("UPDATE pgboss.job SET started_on = now() - interval '1 hour'");
  jobs = await openJobs(testDb.url, (error) => failures.push(error));
  await jobs.boss.supervise();
  await later();
  await jobs.work(workers());
  await vi.waitFor(() => expect(taken).toHaveLength(1), { timeout: 5000 });
});

it('is done once by several processes', async () => {
  const other = await openJobs(testDb.url, (error) => failures.push(error));
  await Promise.all([jobs.work(workers()), other.work(workers())]);
  await Promise.all(Array.from({ length: 30 }, () => jobs.add(database.db, 'mail', MAIL)));
  await vi.waitFor(
    async () => expect((await rows()).every(({ state }) => state === 'completed')).toBe(true),
    {
      timeout: 15_000,
    },
  );
  expect(new Set(taken).size).toBe(30);
  expect(taken).toHaveLength(30);
  await other.close();
});
