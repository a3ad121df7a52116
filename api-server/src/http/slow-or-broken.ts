import type { Socket } from 'node:net';
import { Problem } from '../shared/problem.ts';

/**
 * Milliseconds after which a connection that gets nowhere is given up, so that nobody holds many for nothing. A whole
 * request may take as long as two pictures over a poor line; without a byte either way, a connection is dead sooner.
 * Headers have a minute, which is Node's own limit; the pieces of a form `SILENCE`.
 */
export const PATIENCE = { requestTimeout: 15 * 60_000, connectionTimeout: 3 * 60_000 } as const;

/** What never became a request is refused on the connection itself, in the words of any other refusal. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const problem = new Problem(tooLarge ? 'ARCHIVO_DEMASIADO_GRANDE' : 'DATOS_INVALIDOS');
  const body = JSON.stringify(problem.toBody());
  const head = [
    `HTTP/1.1 ${problem.status} ${tooLarge ? 'Content Too Large' : 'Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: private, no-store',
    'connection: close',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
