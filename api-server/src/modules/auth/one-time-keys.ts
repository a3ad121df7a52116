import { hash, randomBytes } from 'node:crypto';
import type { Queryable } from '../../db/database.ts';
import { deleteExpiredKeys, findKey, insertKey, type Purpose, takeKey } from './one-time-keys-repository.ts';

/** Hashes a secret or an e-mail, so that the database does not hold the text. */
export const hashOf = (text: string): string => hash('sha256', text, 'base64url');

interface NewKey {
  para: Purpose;
  usuarioId: string;
  /** Address to which the key is mailed. The user who redeems the key can read that address's mail. */
  email?: string;
  seconds: number;
}

/** Creates a one-time key that is valid for `seconds`, and returns its secret. The secret is not stored. */
export async function createKey(q: Queryable, key: NewKey): Promise<string> {
  const { para, usuarioId: usuario_id, email, seconds } = key;
  const secret = randomBytes(32).toString('base64url');
  const correo = email === undefined ? null : hashOf(email);
  await deleteExpiredKeys(q);
  await insertKey(q, { huella: hashOf(secret), para, usuario_id, correo, seconds });
  return secret;
}

/** Returns the owner of a valid key without spending the key. */
export const lookUpKey = (q: Queryable, purpose: Purpose, secret: string) =>
  findKey(q, purpose, hashOf(secret));

/** Spends a valid key and returns its owner. If two calls are concurrent, only one succeeds. */
export const spendKey = (q: Queryable, purpose: Purpose, secret: string) =>
  takeKey(q, purpose, hashOf(secret));
