import { type IncomingMessage, request } from 'node:http';
import type { Duplex } from 'node:stream';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import type { isTrusted } from 'node-kit/trusted-proxies';
import { Crowd } from './crowd.ts';

/** Limit of open websockets per address; see the limit of calls in api-proxy. */
const MOST = 300;

/** Timeout in milliseconds for connecting to the API. */
const PATIENCE = 10_000;

/** Forwards websockets byte by byte with backpressure. The API limits the message size; nothing is buffered here. */
export function addWebsockets(
  app: FastifyInstance,
  apiUrl: string,
  trustProxy: ReturnType<typeof isTrusted>,
): void {
  const crowd = new Crowd(MOST);
  const open = new Set<Duplex>();
  app.server.on('upgrade', (request, socket, head) => {
    // Without a listener, a socket error ends the process.
    socket.on('error', () => undefined);
    // The address is undefined when the socket has already closed.
    const address: string | undefined = proxyAddr(request, trustProxy);
    const leave = address && crowd.enter(address);
    if (!leave) {
      // No body: browsers do not show the answer to a refused upgrade.
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
      // Node accepts some header values on input that it refuses on output.
      socket.destroy();
    }
  });
  // The server waits for its open connections before it closes, but does not track upgraded sockets.
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
  // Load https only when needed: the module takes 4 MB for the CA certificates.
  const send = apiUrl.startsWith('https:') ? process.getBuiltinModule('node:https').request : request;
  const asked = send(apiUrl, { path: url, headers, timeout: PATIENCE });
  const cut = () => asked.destroy();
  socket.once('close', cut);
  asked.once('timeout', cut);
  asked.once('error', () => socket.destroy());
  asked.once('response', (answer) => {
    socket.write(responseHead(answer, 'connection: close'));
    answer.pipe(socket);
  });
  asked.once('upgrade', (answer, onward, rest) => {
    onward.on('error', () => undefined);
    onward.setTimeout(0);
    onward.once('close', () => socket.destroy());
    socket.once('close', () => onward.destroy());
    socket.write(responseHead(answer, 'connection: Upgrade', 'upgrade: websocket'));
    socket.write(rest);
    onward.write(head);
    onward.pipe(socket).pipe(onward);
  });
  asked.end();
}

/** Headers that concern only one connection. */
const HOP_BY_HOP = /^(connection|keep-alive|transfer-encoding|upgrade)$/i;

function responseHead({ statusCode, statusMessage, rawHeaders }: IncomingMessage, ...own: string[]): string {
  const lines = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 && !HOP_BY_HOP.test(name) ? `${name}: ${rawHeaders[index + 1]}` : [],
  );
  return `${[`HTTP/1.1 ${statusCode} ${statusMessage}`, ...lines, ...own].join('\r\n')}\r\n\r\n`;
}
