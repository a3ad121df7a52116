import { hash, randomBytes } from 'node:crypto';
import type { Queryable } from '../../db/database.ts';
import { deleteExpiredKeys, findKey, insertKey, type Purpose, takeKey } from './one-time-keys-repository.ts';

/** What is kept of a text that nobody is to read: a secret, an e-mail. */
export const hashOf = (text: string): string => hash('sha256', text, 'base64url');

interface NewKey {
  para: Purpose;
  usuarioId: string;
  /** Where it is mailed to: whoever comes with it reads the mail of that address. */
  email?: string;
  seconds: number;
}

/** A secret that opens something once, within `seconds`. It is told here and never again. */
export async function createKey(q: Queryable, key: NewKey): Promise<string> {
  const { para, usuarioId: usuario_id, email, seconds } = key;
  const secret = randomBytes(32).toString('base64url');
  const correo = email === undefined ? null : hashOf(email);
  await deleteExpiredKeys(q);
  await insertKey(q, { huella: hashOf(secret), para, usuario_id, correo, seconds });
  return secret;
}

/** Whose it is, if it would open something now; it stays as good as it is. */
export const lookUpKey = (q: Queryable, purpose: Purpose, secret: string) =>
  findKey(q, purpose, hashOf(secret));

/** Whose secret it was, if it was good; from then on it is not. Two who come with it at once: one gets in. */
export const spendKey = (q: Queryable, purpose: Purpose, secret: string) =>
  takeKey(q, purpose, hashOf(secret));
