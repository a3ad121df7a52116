import { refusalOf } from './errors.ts';

/** The methods of a socket that `refuseConnection` needs. */
interface Connection {
  readonly writable: boolean;
  write(text: string): unknown;
  destroySoon(): void;
  destroy(): unknown;
}

/** Answers a malformed request on its socket with the API's error body, and closes the socket. */
export function refuseConnection(error: { code?: string | undefined }, connection: Connection): void {
  if (error.code === 'ECONNRESET' || !connection.writable) {
    connection.destroy();
    return;
  }
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const refusal = refusalOf(tooLarge ? 'ARCHIVO_DEMASIADO_GRANDE' : 'DATOS_INVALIDOS');
  const body = JSON.stringify(refusal);
  const head = [
    `HTTP/1.1 ${refusal.statusCode} ${tooLarge ? 'Content Too Large' : 'Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: private, no-store',
    'connection: close',
    `content-length: ${new TextEncoder().encode(body).length}`,
  ];
  connection.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  connection.destroySoon();
}
