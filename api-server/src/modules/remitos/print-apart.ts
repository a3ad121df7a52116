import { fileURLToPath } from 'node:url';
import { programBeside } from 'node-kit/program-beside';
import type { Piscina } from 'piscina';
import { Problem } from '../../shared/problem.ts';
import type { Remito } from './remito.ts';

/** Files that wait while one is printed. Who comes then is told to come back, and not kept waiting for long. */
const WAITING = 8;
/** Milliseconds without work, after which the thread goes. */
const IDLE = 60_000;

let printer: Promise<Piscina<readonly Remito[], Uint8Array>> | undefined;

async function openPrinter(): Promise<Piscina<readonly Remito[], Uint8Array>> {
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename: fileURLToPath(programBeside(import.meta.url, 'remito-thread')),
    name: 'print',
    minThreads: 0,
    maxThreads: 1,
    maxQueue: WAITING,
    idleTimeout: IDLE,
  });
}

/**
 * As `renderRemitos`, in a thread of its own: fifty long orders take half a minute of nothing else, in which no other
 * call would be answered. One file at a time: NO_DISPONIBLE when too many wait.
 */
export async function printApart(remitos: readonly [Remito, ...Remito[]]): Promise<Buffer> {
  printer ??= openPrinter();
  const at = await printer;
  if (at.queueSize >= WAITING) throw new Problem('NO_DISPONIBLE');
  const { buffer, byteOffset, byteLength } = await at.run(remitos);
  return Buffer.from(buffer, byteOffset, byteLength);
}
