import { type IncomingMessage, request } from 'node:http';
import type { Duplex } from 'node:stream';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import type { isTrusted } from 'node-kit/trusted-proxies';
import { Crowd } from './crowd.ts';

/** Open at once for one address; see the calls' limit in api-proxy. */
const MOST = 300;

/** Milliseconds for the API to take a connection. */
const PATIENCE = 10_000;

/**
 * Passes websockets on byte by byte: how long a message may be is the API's to say, and none is held here, where
 * whoever reads slowly makes the other side wait.
 */
export function addWebsockets(
  app: FastifyInstance,
  apiUrl: string,
  trustProxy: ReturnType<typeof isTrusted>,
): void {
  const crowd = new Crowd(MOST);
  const open = new Set<Duplex>();
  app.server.on('upgrade', (request, socket, head) => {
    // Nobody else hears its errors from here on, and one unheard ends the process.
    socket.on('error', () => undefined);
    // Undefined of one that is gone already.
    const address: string | undefined = proxyAddr(request, trustProxy);
    const leave = address && crowd.enter(address);
    if (!leave) {
      // No browser shows what an upgrade is refused with.
      socket.end('HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\n\r\n');
      return;
    }
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      leave();
    });
    try {
      passOn(apiUrl, { ...request.headers, 'x-forwarded-for': address }, request, socket, head);
    } catch {
      // A header that may be read and not be written.
      socket.destroy();
    }
  });
  // The server waits for all connections before it closes, and knows nothing of these any more.
  app.addHook('preClose', async () => {
    for (const socket of open) socket.destroy();
  });
}

function passOn(
  apiUrl: string,
  headers: IncomingMessage['headers'],
  { url }: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  // Loaded where it is asked for: it brings the certificates of all authorities, 4 MB.
  const send = apiUrl.startsWith('https:') ? process.getBuiltinModule('node:https').request : request;
  const asked = send(apiUrl, { path: url, headers, timeout: PATIENCE });
  const cut = () => asked.destroy();
  socket.once('close', cut);
  asked.once('timeout', cut);
  asked.once('error', () => socket.destroy());
  asked.once('response', (answer) => {
    socket.write(headOf(answer, 'connection: close'));
    answer.pipe(socket);
  });
  asked.once('upgrade', (answer, onward, rest) => {
    onward.on('error', () => undefined);
    onward.setTimeout(0);
    onward.once('close', () => socket.destroy());
    socket.once('close', () => onward.destroy());
    socket.write(headOf(answer, 'connection: Upgrade', 'upgrade: websocket'));
    socket.write(rest);
    onward.write(head);
    onward.pipe(socket).pipe(onward);
  });
  asked.end();
}

/** Of one connection each. */
const HOP_BY_HOP = /^(connection|keep-alive|transfer-encoding|upgrade)$/i;

function headOf({ statusCode, statusMessage, rawHeaders }: IncomingMessage, ...own: string[]): string {
  const lines = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 && !HOP_BY_HOP.test(name) ? `${name}: ${rawHeaders[index + 1]}` : [],
  );
  return `${[`HTTP/1.1 ${statusCode} ${statusMessage}`, ...lines, ...own].join('\r\n')}\r\n\r\n`;
}
