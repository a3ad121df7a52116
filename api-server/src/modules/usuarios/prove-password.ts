import { verifyPassword } from '../../shared/passwords.ts';
import { fieldProblem, found } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { findUsuario, type UsuarioRow } from './usuarios-repository.ts';

/** Of one account, wherever they come from: a stolen session is no place to guess its password. */
const TRIES = ['clave', { points: 10, seconds: 900 }] as const;

interface Proved {
  account: UsuarioRow;
  /** Takes the try back, for it was right. */
  takeBack: () => Promise<void>;
}

/** The account, if this is its password: CLAVE_INCORRECTA, DEMASIADAS_SOLICITUDES. */
export async function provePassword(
  { db, limiter }: Pick<ModuleDeps, 'db' | 'limiter'>,
  usuarioId: string,
  password: string,
): Promise<Proved> {
  await limiter.consume(...TRIES, usuarioId);
  const account = found(await findUsuario(db, usuarioId));
  if (!(await verifyPassword(account.password_hash, password))) {
    throw fieldProblem('CLAVE_INCORRECTA', 'password');
  }
  return { account, takeBack: () => limiter.giveBack(...TRIES, usuarioId) };
}
