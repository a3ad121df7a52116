import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { Problem } from '../../shared/problem.ts';
import type { Remito } from './remito.ts';

/** Files that wait while one is printed. Who comes then is told to come back, and not kept waiting for long. */
const WAITING = 8;
/** Milliseconds without work, after which the thread goes. */
const IDLE = 60_000;

let printer: Piscina<readonly Remito[], Uint8Array> | undefined;

const printerAtHand = () => {
  printer ??= new Piscina({
    filename: fileURLToPath(new URL('./remito-thread.ts', import.meta.url)),
    name: 'print',
    minThreads: 0,
    maxThreads: 1,
    maxQueue: WAITING,
    idleTimeout: IDLE,
  });
  return printer;
};

/**
 * As `renderRemitos`, in a thread of its own: fifty long orders take half a minute of nothing else, in which no other
 * call would be answered. One file at a time: NO_DISPONIBLE when too many wait.
 */
export async function printApart(remitos: readonly [Remito, ...Remito[]]): Promise<Buffer> {
  const at = printerAtHand();
  if (at.queueSize >= WAITING) throw new Problem('NO_DISPONIBLE');
  const { buffer, byteOffset, byteLength } = await at.run(remitos);
  return Buffer.from(buffer, byteOffset, byteLength);
}
