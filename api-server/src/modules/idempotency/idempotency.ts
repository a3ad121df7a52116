import { hash } from 'node:crypto';
import type { Queryable, Tx } from '../../db/database.ts';
import { Problem } from '../../shared/problem.ts';
import { findKey, insertKey, type KeyedRequest, type Outcome } from './idempotency-repository.ts';

/** Equal when and only when what was asked for is. */
export const hashOfRequest = (asked: unknown): string => hash('sha256', JSON.stringify(asked), 'hex');

/** Takes the key, or gives back what came of it: CLAVE_REUTILIZADA when something else was asked for with it. */
export async function claimKey(tx: Tx, request: KeyedRequest): Promise<Outcome | undefined> {
  for (;;) {
    if (await insertKey(tx, request)) return undefined;
    const before = await findOutcome(tx, request);
    if (before) return before;
  }
}

/** As `claimKey`, and takes nothing. */
export async function findOutcome(q: Queryable, request: KeyedRequest): Promise<Outcome | undefined> {
  const before = await findKey(q, request);
  if (before && before.huella !== request.huella) throw new Problem('CLAVE_REUTILIZADA');
  return before;
}
