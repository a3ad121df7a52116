/** A shop with breakable workers, and readers of its failed jobs in the log, the metric and the panel. */
import { COLAS, type Cola } from 'api-client/contract/colas';
import { expect, vi } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeUser } from '../../testing/make.ts';
import { testApp } from '../../testing/test-app.ts';
import { createWorkers } from '../../workers.ts';
import { type JobData, type JobRunner, openJobs, type Workers } from '../jobs.ts';

export const LONG_TIMEOUT = { timeout: 30_000 };
export const UNEXPECTED = 'Ocurrió un error inesperado.';

export interface Fallido {
  trabajo_id: string;
  cola: Cola;
  intentos: number;
  motivo: string;
  sobre: string | null;
  impedimento: string | null;
}

/** Like an error of the database: contains the statement and its parameters, which may not become visible. */
const unexpected = () => new Error('Failed query: SELECT secreto FROM usuarios -- ana@ejemplo.test');

export type FailingShop = Awaited<ReturnType<typeof failingShop>>;

export async function failingShop() {
  const log: string[] = [];
  const test = await testApp({ logger: { write: (line) => void log.push(line) } });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const admin = await makeUser(test, { roles: ['admin'] });
  /** Creates the error that the worker of each broken queue throws. */
  const broken = new Map<Cola, () => Error>();
  /** The queues of the successful jobs, in order. */
  const succeeded: Cola[] = [];
  const mailed: JobData['mail'][] = [];
  let jobs: JobRunner | undefined;
  let hurry: NodeJS.Timeout | undefined;

  const run = async <T extends object>(text: string, values: unknown[] = []) =>
    (await test.database.pool.query<T>(text, values)).rows;
  const ask = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, token = admin.token) =>
    call<T>(test.app, method, path, { token });
  const listed = async () =>
    (await ask<{ fallidos: Fallido[]; total: number }>('GET', '/estado/fallidos')).body.fallidos;

  return {
    ...{ test, admin, broken, succeeded, mailed, log, run, ask, listed },
    async reset() {
      await run('DELETE FROM pgboss.job');
      broken.clear();
      for (const list of [log, succeeded, mailed]) list.length = 0;
    },
    breakQueue: (cola: Cola, thrown = unexpected) => void broken.set(cola, thrown),
    /** Starts the job workers like the shop's process does, without the pauses between retries. */
    async start() {
      hurry = setInterval(
        () =>
          void run(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry' AND start_after > now()`),
        100,
      );
      const mailer = { send: async (mail: JobData['mail']) => void mailed.push(mail) };
      const backofficeUrl = 'http://panel.test';
      const workers = createWorkers({ db: test.database.db, mailer, backofficeUrl, ...test.deps });
      const breakable = (name: Cola) => async (data: never, id: string) => {
        const thrown = broken.get(name);
        if (thrown) throw thrown();
        await workers[name](data, id);
        succeeded.push(name);
      };
      jobs = await openJobs(test.database.url, (error) => test.app.log.error(error));
      await jobs.work(Object.fromEntries(COLAS.map((name) => [name, breakable(name)])) as unknown as Workers);
      return jobs;
    },
    async stop() {
      clearInterval(hurry);
      await jobs?.close();
      jobs = undefined;
    },
    add: <N extends Cola>(name: N, data: JobData[N]) => test.deps.jobs.add(test.database.db, name, data),
    /** Limits each waiting job to one retry. */
    limitTries: () => run(`UPDATE pgboss.job SET retry_limit = 1 WHERE state = 'created'`),
    retry: (id: string) =>
      ask<{ code?: string; message?: string }>('POST', `/estado/fallidos/${id}/reintentar`),
    discard: (id: string) => ask<{ code?: string }>('DELETE', `/estado/fallidos/${id}`),
    /** Waits until jobs of exactly these queues have failed after all retries, and returns them. */
    async untilFailed(...queues: Cola[]) {
      await vi.waitFor(
        async () => expect((await listed()).map(({ cola }) => cola).sort()).toEqual(queues.sort()),
        LONG_TIMEOUT,
      );
      return listed();
    },
    /** Returns the jobs that the log reports as failed after all retries. */
    logged: () =>
      log.flatMap((line) => {
        const [, cola, id] = /^Job (\w+) (\S+) failed for good/.exec(JSON.parse(line).msg) ?? [];
        return cola && id ? [`${cola} ${id}`] : [];
      }),
    /** Returns the number of failed jobs by queue. Checks that the metric, the list and the panel's figures agree. */
    async told() {
      const fallidos = await listed();
      const text = await (await fetch(new URL('/metrics', test.app.listeningOrigin))).text();
      const { avisos, trabajos } = (
        await ask<{ avisos: string[]; trabajos: { cola: Cola; abandonados: number }[] }>('GET', '/estado')
      ).body;
      const positive = (pairs: [string, number][]) =>
        Object.fromEntries(pairs.filter(([, count]) => count > 0));
      const metric = [...text.matchAll(/^jobs\{queue="(\w+)",state="failed"\} (\d+)$/gm)];
      // The metric has each queue of the shop, also with zero, and no internal queue of pg-boss.
      expect(metric.map(([, name]) => name).sort()).toEqual([...COLAS].sort());
      const grouped = Object.entries(Object.groupBy(fallidos, ({ cola }) => cola));
      const list = positive(grouped.map(([cola, rows]) => [cola, rows?.length ?? 0]));
      expect(positive(metric.map(([, name = '', count]) => [name, Number(count)]))).toEqual(list);
      expect(positive(trabajos.map(({ cola, abandonados }) => [cola, abandonados]))).toEqual(list);
      expect(avisos.includes('abandonados')).toBe(fallidos.length > 0);
      return list;
    },
  };
}
