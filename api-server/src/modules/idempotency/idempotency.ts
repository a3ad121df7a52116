import { hash } from 'node:crypto';
import type { Queryable, Tx } from '../../db/database.ts';
import { Problem } from '../../shared/problem.ts';
import { findKey, insertKey, type KeyedRequest, type Outcome } from './idempotency-repository.ts';

/** Equal when and only when what was asked for is. */
export const hashOfRequest = (asked: unknown): string => hash('sha256', JSON.stringify(asked), 'hex');

/** In place of a hash: the key was closed before anything came of it (`closeKey`). */
const CLOSED = 'cerrada';

/** Takes the key, or gives back what came of it: CLAVE_REUTILIZADA when something else was asked for with it, INTENTO_CERRADO. */
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
  if (before?.huella === CLOSED) throw new Problem('INTENTO_CERRADO');
  if (before && before.huella !== request.huella) throw new Problem('CLAVE_REUTILIZADA');
  return before;
}

/**
 * Returns what came of the key. Where nothing did, closes it: a copy of the request that is still on its way is refused.
 * Waits for a request under this key that is being handled.
 */
export async function closeKey(tx: Tx, key: Omit<KeyedRequest, 'huella'>): Promise<Outcome | undefined> {
  for (;;) {
    if (await insertKey(tx, { ...key, huella: CLOSED })) return undefined;
    const before = await findKey(tx, key);
    if (before) return before.huella === CLOSED ? undefined : before;
  }
}
