import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pg from 'pg';
import { Problem } from '../shared/problem.ts';
import { sendProblem } from './errors.ts';

/**
 * Milliseconds. A call that is not answered after `quiet` has the database asked, which gets `probe` to accept a new
 * connection. So a call waits for a hung database for less than ten seconds.
 */
const PATIENCE = { quiet: 4_000, probe: 2_000, sweep: 1_000 };

/**
 * Answers NO_DISPONIBLE (503, Retry-After) to every call that waits while the database hangs. PostgreSQL's own timeouts do not
 * help then: a process that is stopped, or a machine that is cut off, ends no statement. A slow statement on a database that
 * still accepts connections goes on.
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
    const late = () => [...waiting].filter(([, { since }]) => performance.now() - since > PATIENCE.quiet);
    if (probing || late().length === 0) return;
    probing = true;
    const hangs = !(await answers(databaseUrl));
    probing = false;
    if (!hangs) return;
    for (const [reply, { request }] of late()) {
      waiting.delete(reply);
      if (!reply.sent) sendProblem(new Problem('NO_DISPONIBLE'), request, reply);
    }
  }, PATIENCE.sweep).unref();
  app.addHook('onClose', async () => clearInterval(sweep));
}

/** Whether the database accepts a connection and answers a question in time. */
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
    // It may hang as well: nothing waits for it.
    void client.end().catch(() => undefined);
  }
}
