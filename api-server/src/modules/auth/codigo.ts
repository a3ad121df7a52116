import { LIMITS } from 'api-client/contract';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db } from '../../db/database.ts';
import type { Opener } from '../../http/opener-of.ts';
import { Problem } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { endOldest, openSession } from '../sesiones/open-session.ts';
import { asObjeto } from '../usuarios/usuario-mapper.ts';
import { findTitular, findUsuario } from '../usuarios/usuarios-repository.ts';
import { closedBy } from './login.ts';
import { createKey, spendKey } from './one-time-keys.ts';

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
    const closed = closedBy(usuario, await findTitular(tx, usuario));
    const accion = closed ? 'sesion.cuenta_cerrada' : 'sesion.abierta_con_codigo';
    const owner = { ...author, usuarioId: usuario.usuario_id };
    await record(tx, owner, { accion, objeto: asObjeto(usuario) });
    return { usuario, closed, token: closed ? '' : await openSession({ db: tx, tokens }, usuario, opener) };
  });
  if (closed) throw new Problem(closed);
  await endOldest(db, usuario.usuario_id);
  return token;
}
