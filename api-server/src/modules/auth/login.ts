import { hash } from 'node:crypto';
import { DUMMY_HASH, verifyPassword } from '../../shared/passwords.ts';
import { Problem } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { findUsuarioByEmail, type UsuarioRow } from '../usuarios/usuarios-repository.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Failures that one address may make with one e-mail, known to us or not. */
const FAILURES = { name: 'login', limit: { points: 20, seconds: 900 } } as const;

/** The limiter's keys have at most 255 characters, an e-mail alone may have as many. */
const keyOf = (email: string, ip: string): string => hash('sha256', `${email}\n${ip}`, 'base64url');

/**
 * The account that these credentials open. Whoever doesn't know the password learns nothing from the answer or the
 * time it takes, not even that there is such an account; whoever knows it is told why the account is closed.
 */
export async function login(
  { db, limiter }: Pick<ModuleDeps, 'db' | 'limiter'>,
  { email, password }: Credentials,
  ip: string,
): Promise<UsuarioRow> {
  const who = keyOf(email, ip);
  await limiter.check(FAILURES.name, FAILURES.limit, who);
  const account = await findUsuarioByEmail(db, email);
  const right = await verifyPassword(account?.password_hash ?? DUMMY_HASH, password);
  if (!account || !right) {
    await limiter.consume(FAILURES.name, FAILURES.limit, who);
    throw new Problem('CREDENCIALES_INCORRECTAS');
  }
  refuseClosed(account);
  return account;
}

/** CUENTA_PENDIENTE, CUENTA_DESACTIVADA: for whoever has proved whose account it is. */
export function refuseClosed(account: Pick<UsuarioRow, 'dado_de_alta' | 'esta_activo' | 'roles'>): void {
  if (!account.dado_de_alta || account.roles.length === 0) throw new Problem('CUENTA_PENDIENTE');
  if (!account.esta_activo) throw new Problem('CUENTA_DESACTIVADA');
}
