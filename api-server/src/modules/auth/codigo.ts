import { LIMITS } from 'api-client/contract';
import type { Db } from '../../db/database.ts';
import { Problem } from '../../shared/problem.ts';
import { findUsuario, type UsuarioRow } from '../usuarios/usuarios-repository.ts';
import { refuseClosed } from './login.ts';
import { createKey, spendKey } from './one-time-keys.ts';

/** A code that opens one more session of this account, once, in the other app. */
export const createCodigo = (db: Db, usuarioId: string): Promise<string> =>
  createKey(db, { para: 'sesion', usuarioId, seconds: LIMITS.codigo });

/** The account that the code opens: CODIGO_INVALIDO, CUENTA_PENDIENTE, CUENTA_DESACTIVADA. */
export async function redeemCodigo(db: Db, codigo: string): Promise<UsuarioRow> {
  const usuarioId = await spendKey(db, 'sesion', codigo);
  const usuario = usuarioId ? await findUsuario(db, usuarioId) : undefined;
  if (!usuario) throw new Problem('CODIGO_INVALIDO');
  refuseClosed(usuario);
  return usuario;
}
