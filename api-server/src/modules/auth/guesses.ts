import { hash } from 'node:crypto';
import type { RateLimiter } from '../../http/rate-limiter.ts';

/** What one address may get wrong with one e-mail, known to us or not. */
const HERE = ['login', { points: 20, seconds: 900 }] as const;

/** What all addresses together may get wrong with one e-mail, but for those that have been right before. */
const ANYWHERE = ['login de todos', { points: 100, seconds: 3600 }] as const;

/** An address that was right, for sixty days: whoever guesses from elsewhere never locks the owner out there. */
const RIGHT = ['login conocido', { points: 1, seconds: 60 * 24 * 3600 }] as const;

/** The limiter's keys have at most 255 characters, an e-mail alone may have as many. */
const keyOf = (...parts: string[]): string => hash('sha256', parts.join('\n'), 'base64url');

/**
 * Counts a guess before anybody is told whether it is right, so that many at once are many: DEMASIADAS_SOLICITUDES.
 * @returns takes it back, for it was right.
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
      // Not at every login: one that comes in each week is known for good all the same.
      left > RIGHT[1].seconds / 2 || limiter.mark(...RIGHT, here),
    ]);
  };
}

/** Whoever has proved in another way whose account it is has all guesses again. */
export const forgetGuesses = (limiter: RateLimiter, email: string): Promise<void> =>
  limiter.forget(...ANYWHERE, keyOf(email));
