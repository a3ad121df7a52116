import type { RateLimit } from 'api-client/contract';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '../shared/problem.ts';

export interface RateLimiter {
  /** Counts one use by `who`; refuses when there have been too many. */
  consume(name: string, limit: RateLimit, who: string): Promise<void>;
  /** Refuses like `consume`, without counting. */
  check(name: string, limit: RateLimit, who: string): Promise<void>;
}

export const noRateLimiter: RateLimiter = {
  consume: () => Promise.resolve(),
  check: () => Promise.resolve(),
};

/** Counts in the database, so that several processes count together. */
export function createRateLimiter(pool: pg.Pool): RateLimiter {
  const limiters = new Map<string, RateLimiterPostgres>();

  const limiterOf = (name: string, limit: RateLimit) => {
    const known = limiters.get(name);
    if (known) return known;
    const made = new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'limites_de_uso',
      tableCreated: true,
      keyPrefix: name,
      points: limit.points,
      duration: limit.seconds,
    });
    limiters.set(name, made);
    return made;
  };

  return {
    async consume(name, limit, who) {
      try {
        await limiterOf(name, limit).consume(who);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw new Problem('DEMASIADAS_SOLICITUDES');
        throw refusal;
      }
    },
    async check(name, limit, who) {
      const state = await limiterOf(name, limit).get(who);
      if (state && state.consumedPoints >= limit.points) throw new Problem('DEMASIADAS_SOLICITUDES');
    },
  };
}
