import { createSocket } from 'node:dgram';
import { type EventEmitter, once } from 'node:events';
import { createServer } from 'node:net';

/** Below what systems give to whoever asks for any port, and to what connects: nobody gets one of these by chance. */
const FIRST = 10_000;
const LAST = 32_000;

/**
 * A port of this machine that nobody listens on, and that no other process gets from here as long as this one runs: who is
 * to listen on it may take its time, and may come back to it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if ((await isReserved(port)) && (await isFree(port))) return port;
  }
}

/** By the port of the same number of UDP, which nobody here uses for anything else: it is let go of with the process. */
async function isReserved(port: number): Promise<boolean> {
  const socket = createSocket('udp4').unref();
  socket.bind({ port, address: '127.0.0.1', exclusive: true });
  const reserved = await listens(socket);
  if (!reserved) socket.close();
  return reserved;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  if (!(await listens(server))) return false;
  server.close();
  await once(server, 'close');
  return true;
}

const listens = (one: EventEmitter): Promise<boolean> =>
  once(one, 'listening').then(
    () => true,
    () => false,
  );
