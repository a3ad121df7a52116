import { hash, randomBytes } from 'node:crypto';
import type { Queryable } from '../../db/database.ts';
import { deleteExpiredKeys, hasKey, insertKey, type Purpose, takeKey } from './one-time-keys-repository.ts';

/** What is kept of a text that nobody is to read: a secret, an e-mail. */
export const hashOf = (text: string): string => hash('sha256', text, 'base64url');

/** A secret that opens something once, within `seconds`. It is told here and never again. */
export async function createKey(
  q: Queryable,
  { para: purpose, usuarioId, seconds }: { para: Purpose; usuarioId: string; seconds: number },
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await deleteExpiredKeys(q);
  await insertKey(q, { huella: hashOf(secret), para: purpose, usuario_id: usuarioId, seconds });
  return secret;
}

/** Whether it would open something now; it stays as good as it is. */
export const isGoodKey = (q: Queryable, purpose: Purpose, secret: string): Promise<boolean> =>
  hasKey(q, purpose, hashOf(secret));

/** Whose secret it was, if it was good; from then on it is not. Two who come with it at once: one gets in. */
export const spendKey = (q: Queryable, purpose: Purpose, secret: string): Promise<string | undefined> =>
  takeKey(q, purpose, hashOf(secret));
