import { LIMITS } from 'api-client/contract';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db } from '../../db/database.ts';
import { Problem } from '../../shared/problem.ts';
import { asObjeto } from '../usuarios/usuario-mapper.ts';
import { findUsuario, type UsuarioRow } from '../usuarios/usuarios-repository.ts';
import { closedBy, refuseClosed } from './login.ts';
import { createKey, spendKey } from './one-time-keys.ts';

/** A code that opens one more session of this account, once, in the other app. */
export const createCodigo = (db: Db, usuarioId: string): Promise<string> =>
  createKey(db, { para: 'sesion', usuarioId, seconds: LIMITS.codigo });

/** The account that the code opens: CODIGO_INVALIDO, CUENTA_PENDIENTE, CUENTA_DESACTIVADA. */
export async function redeemCodigo(db: Db, codigo: string, author: Author): Promise<UsuarioRow> {
  // What was tried is spent, and written down, though the account is closed.
  const usuario = await db.transaction(async (tx) => {
    const key = await spendKey(tx, 'sesion', codigo);
    const usuario = key && (await findUsuario(tx, key.usuarioId));
    if (!usuario) throw new Problem('CODIGO_INVALIDO');
    const accion = closedBy(usuario) ? 'sesion.cuenta_cerrada' : 'sesion.abierta_con_codigo';
    const owner = { ...author, usuarioId: usuario.usuario_id };
    await record(tx, owner, { accion, objeto: asObjeto(usuario) });
    return usuario;
  });
  refuseClosed(usuario);
  return usuario;
}
