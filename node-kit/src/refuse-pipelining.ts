import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers and proxies ask for one thing at a time on a connection. */
const MOST_AT_ONCE = 10;

/**
 * Ends a connection that asks for more and more without reading what it asked for: each answer would be made and
 * held in memory until it is read.
 */
export function refusePipelining(app: FastifyInstance): void {
  const begun = new WeakMap<Socket, number>();
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const count = (begun.get(socket) ?? 0) + 1;
    begun.set(socket, count);
    reply.raw.once('close', () => begun.set(socket, (begun.get(socket) ?? 1) - 1));
    if (count <= MOST_AT_ONCE) return;
    socket.destroy();
    // What was read along with it still arrives here, and none of it is begun.
    return reply.hijack();
  });
}
