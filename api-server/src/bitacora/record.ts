import type { Accion, Objeto } from 'api-client/contract';
import type { Queryable } from '../db/database.ts';
import type { StoredFields } from '../db/schema/bitacora.ts';
import { Problem } from '../shared/problem.ts';
import { insertEntrada, insertEntradas, type NewEntrada, withEntrada } from './bitacora-repository.ts';

/** The user who does something, and the client. */
export interface Author {
  /** Null for an anonymous caller. */
  readonly usuarioId: string | null;
  /** Null for a command on the server. */
  readonly ip: string | null;
  /** Request id, as in the log. */
  readonly requestId: string | null;
  /** The client device, as mails to the account's owner call it. Missing for GET requests. */
  readonly device?: string;
}

/** Author of a command on the server. */
export const OPERATOR: Author = { usuarioId: null, ip: null, requestId: null };

/** Credentials: the audit log contains them in no form, so `Fields` forbids these names. */
type Secret = 'password' | 'password_hash' | 'token' | 'codigo' | 'sesion' | 'huella' | 'email_hash';
export type Fields = StoredFields & { readonly [S in Secret]?: never };

export interface Entry {
  accion: Accion;
  /** The changed object and its name. */
  objeto?: { tipo: Objeto; id: string; nombre: string };
  /** Only the changed fields: see `diffFields`. */
  antes?: Fields;
  despues?: Fields;
}

const asEntrada = (
  { usuarioId, ip, requestId }: Author,
  { accion, objeto, antes, despues }: Entry,
): NewEntrada => ({
  usuario_id: usuarioId,
  ip,
  llamada: requestId,
  accion,
  objeto: objeto?.tipo,
  objeto_id: objeto?.id,
  objeto_nombre: objeto?.nombre,
  antes,
  despues,
});

/**
 * Writes an entry to the audit log. Pass the transaction of the change, so that the entry exists exactly when the
 * change does.
 */
export const record = (tx: Queryable, author: Author, entry: Entry): Promise<void> =>
  insertEntrada(tx, asEntrada(author, entry));

/** Like `record`, for several changes of one transaction. */
export const recordAll = (tx: Queryable, author: Author, entries: readonly Entry[]): Promise<void> =>
  insertEntradas(
    tx,
    entries.map((entry) => asEntrada(author, entry)),
  );

/** Starts a single statement that also writes the entry, for a change without a transaction. */
export const recording = (q: Queryable, author: Author, entry: Entry) =>
  withEntrada(q, asEntrada(author, entry));

/** Returns the fields of `before` and `after` that differ. */
export function diffFields<T extends Fields>(before: T, after: T): { antes: Fields; despues: Fields } {
  const changed = Object.keys(after).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const only = (values: T): Fields => Object.fromEntries(changed.map((field) => [field, values[field]]));
  return { antes: only(before), despues: only(after) };
}

interface Deps {
  db: Queryable;
  limiter: {
    consume(name: string, limit: { points: number; seconds: number }, who: string): Promise<void>;
  };
}

/** Entries of one action that a caller may cause in 15 minutes by failed attempts. */
const MOST = { points: 40, seconds: 900 };

/**
 * Records a failed attempt in the audit log, limited per action and `who`, an address or an account. The limit keeps an
 * attacker from filling the log.
 */
export async function recordAttempt(
  { db, limiter }: Deps,
  who: string,
  author: Author,
  entry: Entry,
): Promise<void> {
  try {
    await limiter.consume(`bitacora ${entry.accion}`, MOST, who);
  } catch (error) {
    if (error instanceof Problem) return;
    throw error;
  }
  await record(db, author, entry);
}
