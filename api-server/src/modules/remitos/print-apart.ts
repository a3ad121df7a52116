import { fileURLToPath } from 'node:url';
import { programBeside } from 'node-kit/program-beside';
import type { Piscina } from 'piscina';
import { Problem } from '../../shared/problem.ts';
import type { Remito } from './remito.ts';

/** Files that wait while one is printed. Who comes then is told to come back, and not kept waiting for long. */
const WAITING = 8;
/** Milliseconds without work, after which the thread goes. */
const IDLE = 60_000;

type Printer = Piscina<{ remitos: readonly Remito[]; copias: number }, Uint8Array>;
let printer: Promise<Printer> | undefined;

async function openPrinter(): Promise<Printer> {
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

/** NO_DISPONIBLE when too many wait. */
export async function refuseFull(): Promise<void> {
  refuseWaiting(await printerOf());
}

function printerOf(): Promise<Printer> {
  printer ??= openPrinter();
  return printer;
}

function refuseWaiting({ queueSize }: Printer): void {
  if (queueSize >= WAITING) throw new Problem('NO_DISPONIBLE');
}

/**
 * As `renderRemitos`, in a thread of its own: fifty long orders take half a minute of nothing else, in which no other
 * call would be answered. One file at a time: NO_DISPONIBLE when too many wait.
 */
export async function printApart(remitos: readonly Remito[], copias = 1): Promise<Buffer> {
  const at = await printerOf();
  refuseWaiting(at);
  const { buffer, byteOffset, byteLength } = await at.run({ remitos, copias });
  return Buffer.from(buffer, byteOffset, byteLength);
}
