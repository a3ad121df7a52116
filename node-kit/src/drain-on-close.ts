import { Server } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds without a call after which none is expected any more, and how long that is waited for. */
const QUIET = 100;
const MOST = 2000;
/** Milliseconds that a call which has begun then still gets for its answer; `docs/operating.md` promises it. */
const LAST = 15_000;

/**
 * Milliseconds after which a server that was told to stop ends in any case. Longer than the drain above, so that no answer
 * is cut off; shorter than systemd's TimeoutStopSec and the containers' stop_grace_period in `deploy/`.
 */
export const STOP_LIMIT = MOST + LAST + 3000;

/**
 * A proxy keeps connections and sends the next call over one at any moment, so also in the one in which it is closed: what
 * changes something it doesn't send again. So whoever is told to stop closes the door, says with each answer that it was its
 * connection's last, and lets go of the others when none of them is used any more; what was begun is answered. Wants
 * `forceCloseConnections: 'idle'`.
 */
export function drainOnClose(app: FastifyInstance): void {
  const { server } = app;
  let used = 0;
  let closing = false;
  server.on('request', () => {
    used = performance.now();
  });
  // Of what comes from now on Fastify says so by itself.
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    closing = true;
    // Who knocked is let in first: what waits at the door as it closes is cut off.
    await setImmediate();
    // The door alone: HTTP's own would let go of whoever was let in and has not said a word yet.
    Server.prototype.close.call(server);
    const begun = performance.now();
    while (performance.now() - Math.max(begun, used) < QUIET && performance.now() - begun < MOST) {
      if ((await connections(app)) === 0) return;
      await sleep(10);
    }
    // What was answered by other means than a reply still has its connection.
    setInterval(() => server.closeIdleConnections(), QUIET).unref();
    setTimeout(() => server.closeAllConnections(), LAST).unref();
  });
}

const connections = ({ server }: FastifyInstance): Promise<number> =>
  new Promise((tell) => server.getConnections((_error, count) => tell(count ?? 0)));
