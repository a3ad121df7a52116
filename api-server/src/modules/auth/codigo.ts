import { LIMITS } from 'api-client/contract';
import type { Db } from '../../db/database.ts';
import { Problem } from '../../shared/problem.ts';
import { findUsuario, type UsuarioRow } from '../usuarios/usuarios-repository.ts';
import { crearLlave, usarLlave } from './llaves.ts';
import { refuseClosed } from './login.ts';

/** A code that opens one more session of this account, once, in the other app. */
export const crearCodigo = (db: Db, usuarioId: string): Promise<string> =>
  crearLlave(db, { para: 'sesion', usuarioId, seconds: LIMITS.codigo });

/** The account that the code opens: CODIGO_INVALIDO, CUENTA_PENDIENTE, CUENTA_DESACTIVADA. */
export async function canjearCodigo(db: Db, codigo: string): Promise<UsuarioRow> {
  const usuarioId = await usarLlave(db, 'sesion', codigo);
  const usuario = usuarioId ? await findUsuario(db, usuarioId) : undefined;
  if (!usuario) throw new Problem('CODIGO_INVALIDO');
  refuseClosed(usuario);
  return usuario;
}
