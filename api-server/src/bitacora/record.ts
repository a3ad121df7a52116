import type { Accion, Objeto } from 'api-client/contract';
import type { Queryable } from '../db/database.ts';
import type { Kept } from '../db/schema/bitacora.ts';
import { insertEntrada, insertEntradas, type NewEntrada, withEntrada } from './bitacora-repository.ts';

/** Who does something, and from where. */
export interface Author {
  /** Nobody for a stranger. */
  readonly usuarioId: string | null;
  /** Nothing for whoever has the shop's machine in hand. */
  readonly ip: string | null;
  /** The request, as the log names it. */
  readonly requestId: string | null;
  /** What they do it with, as a mail to an account's owner calls it; of what only reads nobody asks. */
  readonly device?: string;
}

/** Whoever has the shop's machine in hand: a command, not a call. */
export const OPERATOR: Author = { usuarioId: null, ip: null, requestId: null };

/** What an account, a link or a code opens with is in no trail, and in no form of it. */
type Secret = 'password' | 'password_hash' | 'token' | 'codigo' | 'sesion' | 'huella' | 'email_hash';
export type Fields = Kept & { readonly [S in Secret]?: never };

export interface Entry {
  accion: Accion;
  /** What it was done to, and what that is called. */
  objeto?: { tipo: Objeto; id: string; nombre: string };
  /** Of what changed, and of nothing else: `changesOf`. */
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
 * Writes into the trail that the author did this. As part of the transaction that does it: there is an entry when and
 * only when it was done.
 */
export const record = (tx: Queryable, author: Author, entry: Entry): Promise<void> =>
  insertEntrada(tx, asEntrada(author, entry));

/** The same for many things that are done at once. */
export const recordAll = (tx: Queryable, author: Author, entries: readonly Entry[]): Promise<void> =>
  insertEntradas(
    tx,
    entries.map((entry) => asEntrada(author, entry)),
  );

/** For what one statement does: it writes the entry itself, and needs no transaction around both. */
export const recording = (q: Queryable, author: Author, entry: Entry) =>
  withEntrada(q, asEntrada(author, entry));

/** The fields of `before` and `after` that differ. */
export function changesOf<T extends Fields>(before: T, after: T): { antes: Fields; despues: Fields } {
  const changed = Object.keys(after).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const only = (values: T): Fields => Object.fromEntries(changed.map((field) => [field, values[field]]));
  return { antes: only(before), despues: only(after) };
}
