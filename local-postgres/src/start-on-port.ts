import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from 'node-kit/free-port';
import type { Postmaster } from './postmaster.ts';

/**
 * Starts the server on the port that is wanted, or on a free one. Between finding one free and listening on it
 * somebody may take it; so it is tried again.
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
      // The second is what a killed server's last children hold for a moment.
      const passing = /address already in use|shared memory block .* is still in use/i.test(output);
      if (!passing || attempt === 10) throw error;
      await sleep(500);
    }
  }
}
