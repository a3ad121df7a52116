import { Server } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds without a call after which the drain ends, and the longest drain. */
const QUIET = 100;
const MOST = 2000;
/** Milliseconds that calls in progress then still get for their answers; `docs/operating.md` promises this time. */
const LAST = 15_000;

/**
 * Milliseconds after which a stopping server ends in any case. Longer than the drain above, so that no answer
 * is cut off; shorter than systemd's TimeoutStopSec and the containers' stop_grace_period in `deploy/`.
 */
export const STOP_LIMIT = MOST + LAST + 3000;

/**
 * Drains the server on close, so that a proxy's kept-alive connections lose no call. A proxy may send a call
 * at the moment of the close, and does not retry calls that change data.
 * The server stops listening and sends `connection: close` with each answer. It closes idle connections after
 * a quiet moment and finishes the calls in progress. Requires `forceCloseConnections: 'idle'`.
 */
export function drainOnClose(app: FastifyInstance): void {
  const { server } = app;
  let used = 0;
  let closing = false;
  server.on('request', () => {
    used = performance.now();
  });
  // Fastify adds this header only to requests that arrive after the close began.
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    closing = true;
    // Accept the connections that are already in the backlog: closing the socket would cut them off.
    await setImmediate();
    // Stop only listening: http.Server.close would also close accepted connections that have sent nothing yet.
    Server.prototype.close.call(server);
    const begun = performance.now();
    while (performance.now() - Math.max(begun, used) < QUIET && performance.now() - begun < MOST) {
      if ((await connections(app)) === 0) return;
      await sleep(10);
    }
    // Close the connections of answers that bypassed the reply hook.
    setInterval(() => server.closeIdleConnections(), QUIET).unref();
    setTimeout(() => server.closeAllConnections(), LAST).unref();
  });
}

const connections = ({ server }: FastifyInstance): Promise<number> =>
  new Promise((tell) => server.getConnections((_error, count) => tell(count ?? 0)));
