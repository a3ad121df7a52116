import { setTimeout as sleep } from 'node:timers/promises';
import { isConflict } from '../error-codes.ts';

/** Tries of one transaction, and milliseconds of the longest pause after the first. Each later pause may be twice as long. */
const TRIES = 6;
const PAUSE = 20;

/**
 * Runs a transaction again that PostgreSQL ended because it deadlocked with another or could not be serialized: nothing of
 * it was written. The pauses are random, so that those that met do not meet again.
 * @throws the last error when all tries end so; the call then answers NO_DISPONIBLE.
 */
export async function retryConflicts<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (tried === TRIES || !isConflict(error)) throw error;
      await sleep(Math.random() * PAUSE * 2 ** (tried - 1));
    }
  }
}
