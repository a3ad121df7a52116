import type { Duplex } from 'node:stream';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import { proxyUpgrade } from 'httpxy';
import { Crowd } from './crowd.ts';

/** Open at once for one address; see the calls' limit in api-proxy. */
const MOST = 300;

/** Milliseconds for the API to take a connection. */
const PATIENCE = 10_000;

/**
 * Passes websockets on byte by byte: how long a message may be is the API's to say, and none is held here, where
 * whoever reads slowly makes the other side wait.
 */
export function addWebsockets(app: FastifyInstance, apiUrl: string, trustProxy: boolean): void {
  const crowd = new Crowd(MOST);
  const open = new Set<Duplex>();
  app.server.on('upgrade', (request, socket, head) => {
    // Nobody else hears its errors from here on, and one unheard ends the process.
    socket.on('error', () => undefined);
    const address = proxyAddr(request, () => trustProxy) ?? '';
    const leave = crowd.enter(address);
    // No browser shows what an upgrade is refused with.
    if (!leave) return socket.end('HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\n\r\n');
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      leave();
    });
    request.headers['x-forwarded-for'] = address;
    proxyUpgrade(apiUrl, request, socket, head, { xfwd: false, upgradeTimeout: PATIENCE }).then(
      (onward) => {
        onward.on('error', () => undefined);
        onward.once('close', () => socket.destroy());
        if (socket.destroyed) onward.destroy();
        else socket.once('close', () => onward.destroy());
      },
      () => undefined,
    );
  });
  // The server waits for all connections before it closes, and knows nothing of these any more.
  app.addHook('preClose', async () => {
    for (const socket of open) socket.destroy();
  });
}
