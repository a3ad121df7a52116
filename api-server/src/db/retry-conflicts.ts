import { setTimeout as sleep } from 'node:timers/promises';
import { isConflict } from '../error-codes.ts';

/** Tries per transaction, and milliseconds of the longest first pause. The maximum doubles with each pause. */
const TRIES = 6;
const PAUSE = 20;

/**
 * Retries a transaction that PostgreSQL rolled back because of a deadlock or a serialization failure. Pauses are
 * random, so that the transactions do not collide again.
 * @throws the last error after all tries; the call then answers NO_DISPONIBLE
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
