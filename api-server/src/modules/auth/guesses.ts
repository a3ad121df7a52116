import { hash } from 'node:crypto';
import type { RateLimiter } from '../../http/rate-limiter.ts';

/** Limit of wrong passwords for one e-mail from one address, whether or not the account exists. */
const HERE = ['login', { points: 20, seconds: 900 }] as const;

/** Limit of wrong passwords for one e-mail from all addresses that have never logged in to the account. */
const ANYWHERE = ['login de todos', { points: 100, seconds: 3600 }] as const;

/** Remembers for sixty days an address that logged in. An attacker elsewhere cannot lock the owner out there. */
const RIGHT = ['login conocido', { points: 1, seconds: 60 * 24 * 3600 }] as const;

/** Hashes the parts: a limiter key has at most 255 characters, and an e-mail alone may have as many. */
const keyOf = (...parts: string[]): string => hash('sha256', parts.join('\n'), 'base64url');

/**
 * Counts a guess before the answer, so that concurrent guesses all count. Throws DEMASIADAS_SOLICITUDES.
 * @returns a function that takes the guess back when the password was right.
 */
export async function countGuess(
  limiter: RateLimiter,
  email: string,
  address: string,
): Promise<() => Promise<void>> {
  const [here, anywhere] = [keyOf(email, address), keyOf(email)];
  const [left] = await Promise.all([limiter.markedFor(...RIGHT, here), limiter.consume(...HERE, here)]);
  const known = left > 0;
  if (!known) await limiter.consume(...ANYWHERE, anywhere);
  return async () => {
    await Promise.all([
      limiter.giveBack(...HERE, here),
      known || limiter.giveBack(...ANYWHERE, anywhere),
      // Do not write at every login: a user who logs in weekly stays known anyway.
      left > RIGHT[1].seconds / 2 || limiter.mark(...RIGHT, here),
    ]);
  };
}

/** Resets the guesses from all addresses, after the owner proved in another way that the account is theirs. */
export const forgetGuesses = (limiter: RateLimiter, email: string): Promise<void> =>
  limiter.forget(...ANYWHERE, keyOf(email));
