import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from 'node-kit/free-port';
import type { Postmaster } from './postmaster.ts';

/**
 * Starts the server on the wanted port, or on a free one. Retries because another program may take the port
 * before the server listens.
 */
export async function startOnPort(
  start: (port: number) => Promise<Postmaster>,
  wanted?: number,
): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start(wanted ?? (await freePort()));
    } catch (error) {
      const output = String((error as { output?: unknown }).output);
      // The second message appears while a killed server's last child processes still hold the memory.
      const passing = /address already in use|shared memory block .* is still in use/i.test(output);
      if (!passing || attempt === 10) throw error;
      await sleep(500);
    }
  }
}
