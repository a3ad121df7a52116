import type { RateLimit } from 'api-client/contract';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '../shared/problem.ts';

export interface RateLimiter {
  /** Counts one use by `who`. Throws DEMASIADAS_SOLICITUDES above the limit. */
  consume(name: string, limit: RateLimit, who: string): Promise<void>;
  giveBack(name: string, limit: RateLimit, who: string): Promise<void>;
  /** Deletes the uses that `who` has. */
  forget(name: string, limit: RateLimit, who: string): Promise<void>;
  /** Uses up the limit of `who` for its whole period, independently of earlier uses. */
  mark(name: string, limit: RateLimit, who: string): Promise<void>;
  /** Returns the seconds until `who` has uses again; 0 when the limit is not used up. */
  markedFor(name: string, limit: RateLimit, who: string): Promise<number>;
}

export const noRateLimiter: RateLimiter = {
  consume: async () => undefined,
  giveBack: async () => undefined,
  forget: async () => undefined,
  mark: async () => undefined,
  markedFor: async () => 0,
};

/** Counts in the database, so that all processes share the limits. */
export function createRateLimiter(pool: pg.Pool): RateLimiter {
  const limiters = new Map<string, RateLimiterPostgres>();

  const limiterOf = (name: string, limit: RateLimit) => {
    const existing = limiters.get(name);
    if (existing) return existing;
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'limites_de_uso',
      tableCreated: true,
      keyPrefix: name,
      points: limit.points,
      duration: limit.seconds,
    });
    limiters.set(name, limiter);
    return limiter;
  };

  return {
    async consume(name, limit, who) {
      try {
        await limiterOf(name, limit).consume(who);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const problem = new Problem('DEMASIADAS_SOLICITUDES');
        problem.retryAfter = Math.ceil(refusal.msBeforeNext / 1000);
        throw problem;
      }
    },
    async giveBack(name, limit, who) {
      await limiterOf(name, limit).reward(who);
    },
    async forget(name, limit, who) {
      await limiterOf(name, limit).delete(who);
    },
    async mark(name, limit, who) {
      await limiterOf(name, limit).set(who, limit.points, limit.seconds);
    },
    async markedFor(name, limit, who) {
      const used = await limiterOf(name, limit).get(who);
      return used && used.consumedPoints >= limit.points ? used.msBeforeNext / 1000 : 0;
    },
  };
}
