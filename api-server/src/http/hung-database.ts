import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pg from 'pg';
import { Problem } from '../shared/problem.ts';
import { sendProblem } from './errors.ts';

/**
 * Milliseconds. A request that waits longer than `quiet` triggers a probe of the database, limited to `probe`. So a
 * request waits less than ten seconds for a hung database.
 */
const PATIENCE = { quiet: 4_000, probe: 2_000, sweep: 1_000 };

/**
 * Answers NO_DISPONIBLE (503, Retry-After) to every waiting request while the database hangs. PostgreSQL's own timeouts
 * do not end a statement when the process is stopped or the network is cut. A slow statement continues while the
 * database accepts connections.
 */
export function answerWhileDatabaseHangs(app: FastifyInstance, databaseUrl: string): void {
  const waiting = new Map<FastifyReply, { request: FastifyRequest; since: number }>();
  app.addHook('onRequest', (request, reply, done) => {
    waiting.set(reply, { request, since: performance.now() });
    reply.raw.once('close', () => waiting.delete(reply));
    done();
  });

  let probing = false;
  const sweep = setInterval(async () => {
    const overdueReplies = () =>
      [...waiting].filter(([, { since }]) => performance.now() - since > PATIENCE.quiet);
    if (probing || overdueReplies().length === 0) return;
    probing = true;
    const hangs = !(await answers(databaseUrl));
    probing = false;
    if (!hangs) return;
    for (const [reply, { request }] of overdueReplies()) {
      waiting.delete(reply);
      if (!reply.sent) sendProblem(new Problem('NO_DISPONIBLE'), request, reply);
    }
  }, PATIENCE.sweep).unref();
  app.addHook('onClose', async () => clearInterval(sweep));
}

/** Returns whether the database accepts a connection and answers a query in time. */
async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: PATIENCE.probe,
    query_timeout: PATIENCE.probe,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    // Do not await: closing the connection may hang too.
    void client.end().catch(() => undefined);
  }
}
