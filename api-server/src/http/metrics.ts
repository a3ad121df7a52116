import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isLoopback } from 'settings/hosts';
import { COUNTED_STATES, QUEUES } from '../db/queues.ts';
import type { ReadAt } from './replica-reads.ts';

export interface Metrics {
  /** Adds the metrics of the process: memory, event loop delay. */
  watchProcess(): void;
  /** Adds the counter of replica reads, when a replica exists. */
  countReads(): (at: ReadAt) => void;
  /** Adds the gauge of live connections; `count` runs on each scrape. */
  countSockets(count: () => number): void;
}

/** Seconds: from answers out of the cache to requests that a user would abandon. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Serves Prometheus metrics at `/metrics`, only to this machine. Requests from other machines and through a proxy get
 * 404. The apps' servers proxy only /api.
 */
export function addMetrics(app: FastifyInstance, pool: pg.Pool): Metrics {
  const registers = [new Registry()] as const;
  const [registry] = registers;
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of calls in seconds, by operation of the contract and class of the status',
    labelNames: ['operation', 'status'],
    buckets: BUCKETS,
    registers: [...registers],
  });
  const gauge = (
    name: string,
    help: string,
    collect: (metric: Gauge) => Promise<void> | void,
    label?: string[],
  ) =>
    new Gauge({
      name,
      help,
      labelNames: label ?? [],
      registers: [...registers],
      collect() {
        return collect(this);
      },
    });

  gauge(
    'db_pool_connections',
    'Database connections of the pool, by use',
    (metric) => {
      metric.set({ use: 'idle' }, pool.idleCount);
      metric.set({ use: 'busy' }, pool.totalCount - pool.idleCount);
    },
    ['use'],
  );
  gauge('db_pool_waiting', 'Calls that wait for a database connection', (metric) =>
    metric.set(pool.waitingCount),
  );
  gauge(
    'jobs',
    'Jobs that wait, wait for a retry, are running, or failed after all retries',
    async (metric) => {
      metric.reset();
      // Set zero explicitly: with a missing series, an alert could not tell that nothing failed.
      for (const queue of QUEUES) metric.set({ queue, state: 'failed' }, 0);
      for (const { queue, state, jobs } of await countJobs(pool)) metric.set({ queue, state }, jobs);
    },
    ['queue', 'state'],
  );

  app.addHook('onResponse', ({ routeOptions }, { statusCode, elapsedTime }, done) => {
    const operation = routeOptions.config.operation?.id ?? 'other';
    duration.observe({ operation, status: `${Math.floor(statusCode / 100)}xx` }, elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async ({ socket, headers }, reply) => {
    const local = isLoopback(socket.localAddress?.replace(/^::ffff:/, '') ?? '');
    if (!local || headers['x-forwarded-for'] !== undefined) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return {
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    countReads() {
      const reads = new Counter({
        name: 'db_replica_reads_total',
        help: 'Reads answered by the replica, and by the primary because the replica lagged or was unreachable',
        labelNames: ['at'],
        registers: [...registers],
      });
      return (at) => reads.inc({ at });
    },
    countSockets: (count) => void gauge('sockets', 'Open websockets', (metric) => metric.set(count())),
  };
}

/** Counts the shop's own jobs, like 'Estado de la tienda'. Pg-boss has internal queues that do not count. */
const countJobs = async (pool: pg.Pool) =>
  (
    await pool.query<{ queue: string; state: string; jobs: number }>(
      `SELECT name AS queue, state::text, count(*)::int AS jobs FROM pgboss.job
       WHERE name = ANY ($1) AND state::text = ANY ($2) GROUP BY name, state`,
      [QUEUES, COUNTED_STATES],
    )
  ).rows;
