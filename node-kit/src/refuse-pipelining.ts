import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers and proxies send one request at a time per connection. */
const MAX_UNANSWERED = 10;

/**
 * Closes a connection with too many unanswered requests. Otherwise a client that never reads could fill the
 * memory with its answers.
 */
export function refusePipelining(app: FastifyInstance): void {
  const begun = new WeakMap<Socket, number>();
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const count = (begun.get(socket) ?? 0) + 1;
    begun.set(socket, count);
    reply.raw.once('close', () => begun.set(socket, (begun.get(socket) ?? 1) - 1));
    if (count <= MAX_UNANSWERED) return;
    socket.destroy();
    // Requests already read from the socket still arrive here; do not start them.
    return reply.hijack();
  });
}
