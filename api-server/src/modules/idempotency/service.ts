import { hash } from 'node:crypto';
import type { Queryable, Tx } from '../../db/database.ts';
import { Problem } from '../../shared/problem.ts';
import { findKey, insertKey, type KeyedRequest, type Outcome } from './repository.ts';

/** Returns a hash that is equal only for equal requests. */
export const hashOfRequest = (request: unknown): string => hash('sha256', JSON.stringify(request), 'hex');

/** Stored in place of a hash: `closeKey` closed the key before a result existed. */
const CLOSED = 'cerrada';

/**
 * Claims the key and returns undefined, or returns the earlier result. Throws CLAVE_REUTILIZADA for another request
 * with the key, INTENTO_CERRADO for a closed key.
 */
export async function claimKey(tx: Tx, request: KeyedRequest): Promise<Outcome | undefined> {
  for (;;) {
    if (await insertKey(tx, request)) return undefined;
    const before = await findOutcome(tx, request);
    if (before) return before;
  }
}

/** Same as `claimKey`, without claiming the key. */
export async function findOutcome(q: Queryable, request: KeyedRequest): Promise<Outcome | undefined> {
  const before = await findKey(q, request);
  if (before?.huella === CLOSED) throw new Problem('INTENTO_CERRADO');
  if (before && before.huella !== request.huella) throw new Problem('CLAVE_REUTILIZADA');
  return before;
}

/**
 * Returns the key's result. Without a result, closes the key, so that a late copy of the request is refused. Waits for
 * a running request with this key.
 */
export async function closeKey(tx: Tx, key: Omit<KeyedRequest, 'huella'>): Promise<Outcome | undefined> {
  for (;;) {
    if (await insertKey(tx, { ...key, huella: CLOSED })) return undefined;
    const before = await findKey(tx, key);
    if (before) return before.huella === CLOSED ? undefined : before;
  }
}
