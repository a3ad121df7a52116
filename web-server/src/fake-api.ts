import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

export interface FakeApi {
  url: string;
  seen: IncomingMessage[];
  upgraded: Duplex[];
  /** Catalogue version; while undefined, the version endpoint answers 503. */
  catalogo: number | undefined;
  close(): Promise<void>;
}

/** Fake API for tests: echoes each request, and sends a greeting on each accepted upgrade. */
export async function startFakeApi(): Promise<FakeApi> {
  const seen: IncomingMessage[] = [];
  const upgraded: Duplex[] = [];
  const server = createServer(async (request, response) => {
    seen.push(request);
    const body = (await request.toArray().catch(() => [])).join('');
    const again = seen.some((other) => other !== request && other.url === request.url);
    if (request.url?.startsWith('/api/cortado') && !again) return request.socket.resetAndDestroy();
    if (request.url === '/api/version') return sendVersion(response, api.catalogo);
    if (request.url === '/api/503') return response.writeHead(503).end('{}');
    response.writeHead(200, { 'content-type': 'application/json', etag: '"v7"' });
    return response.end(
      JSON.stringify({ url: request.url, method: request.method, body, padding: 'x'.repeat(2000) }),
    );
  });
  server.on('upgrade', (request, socket) => {
    seen.push(request);
    upgraded.push(socket);
    if (request.url?.endsWith('?refuse')) {
      socket.end('HTTP/1.1 400 Bad Request\r\ncontent-length: 2\r\n\r\nno');
      return;
    }
    const accept = createHash('sha1')
      .update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest('base64');
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n`);
    socket.write(`Sec-WebSocket-Accept: ${accept}\r\n\r\n`);
    const text = Buffer.from('hola');
    socket.write(Buffer.concat([Buffer.from([0x81, text.length]), text]));
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
      for (const socket of upgraded) socket.destroy();
    });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const api: FakeApi = { url, seen, upgraded, catalogo: 1, close };
  return api;
}

function sendVersion(response: ServerResponse, catalogo: number | undefined): void {
  if (catalogo === undefined) response.writeHead(503).end('{}');
  else response.end(JSON.stringify({ catalogo: String(catalogo) }));
}
