import { createSocket } from 'node:dgram';
import { type EventEmitter, once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The range lies below the ephemeral ports, so the system assigns none of them by chance. The range lies above 10080, the
 * highest port that `fetch` and browsers refuse (bad ports of the Fetch standard).
 */
const FIRST = 10_100;
const LAST = 32_000;

/**
 * Returns a free port that no other process gets from this function while this process runs. The user of the
 * port may listen late, and again after a restart.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if ((await isReserved(port)) && (await isFree(port))) return port;
  }
}

/**
 * Reserves a TCP port by binding the UDP port of the same number, which no program here uses. The process's
 * end frees the reservation.
 */
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
