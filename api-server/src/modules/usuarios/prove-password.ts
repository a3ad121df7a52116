import { verifyPassword } from '../../shared/passwords.ts';
import { fieldProblem, found } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { findUsuario, type UsuarioRow } from './usuarios-repository.ts';

/** Limit for one account from all addresses, so that a stolen session cannot be used to guess the password. */
const TRIES = ['clave', { points: 10, seconds: 900 }] as const;

interface Proved {
  account: UsuarioRow;
  /** Takes the counted try back. */
  takeBack: () => Promise<void>;
}

/** Returns the account if the password is right. Throws CLAVE_INCORRECTA, DEMASIADAS_SOLICITUDES. */
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
