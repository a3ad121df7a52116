import { hash, randomBytes } from 'node:crypto';
import { LIMITS } from 'api-client/contract';
import { type Author, record } from '../../../bitacora/record.ts';
import type { Db, Queryable } from '../../../db/database.ts';
import type { Opener } from '../../../http/caller-address.ts';
import { Problem } from '../../../shared/problem.ts';
import type { ModuleDeps } from '../../deps.ts';
import { endOldest, openSession } from '../../sesiones/service.ts';
import { asObjeto } from '../../usuarios/mapper.ts';
import { findTitular, findUsuario } from '../../usuarios/repository/usuarios.ts';
import { deleteExpiredKeys, findKey, insertKey, type Purpose, takeKey } from '../repository.ts';
import { findClosedReason } from './login.ts';

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

/** Creates a one-time code that opens another session of this account in the other app. */
export const createCodigo = (db: Db, usuarioId: string): Promise<string> =>
  createKey(db, { para: 'sesion', usuarioId, seconds: LIMITS.codigo });

/**
 * Opens a session with a one-time code and returns its token. Throws CODIGO_INVALIDO, or the code that says why the
 * account is closed.
 */
export async function redeemCodigo(
  { db, tokens }: Pick<ModuleDeps, 'db' | 'tokens'>,
  codigo: string,
  author: Author,
  opener: Opener,
): Promise<string> {
  // The transaction commits for a closed account too: the code is spent and the attempt is in the audit log.
  const { usuario, closed, token } = await db.transaction(async (tx) => {
    const key = await spendKey(tx, 'sesion', codigo);
    const usuario = key && (await findUsuario(tx, key.usuarioId));
    if (!usuario) throw new Problem('CODIGO_INVALIDO');
    const closed = findClosedReason(usuario, await findTitular(tx, usuario));
    const accion = closed ? 'sesion.cuenta_cerrada' : 'sesion.abierta_con_codigo';
    const owner = { ...author, usuarioId: usuario.usuario_id };
    await record(tx, owner, { accion, objeto: asObjeto(usuario) });
    return { usuario, closed, token: closed ? '' : await openSession({ db: tx, tokens }, usuario, opener) };
  });
  if (closed) throw new Problem(closed);
  await endOldest(db, usuario.usuario_id);
  return token;
}
