import type { Accion } from 'api-client/contract';
import { type Author, recording } from '../../bitacora/record.ts';
import { recordAttempt } from '../../bitacora/record-attempt.ts';
import type { Queryable } from '../../db/database.ts';
import { isStaff } from '../../http/actor.ts';
import type { Opener } from '../../http/opener-of.ts';
import { type Access, isAdmitted } from '../../shared/is-admitted.ts';
import { NO_PASSWORD, verifyPassword } from '../../shared/passwords.ts';
import { Problem } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { asksForCode, spendCode, withCode } from '../segundo-factor/spend-code.ts';
import { endOldest, openSession } from '../sesiones/open-session.ts';
import { asObjeto } from '../usuarios/usuario-mapper.ts';
import { findTitular, findUsuarioByEmail, type UsuarioRow } from '../usuarios/usuarios-repository.ts';
import { countGuess } from './guesses.ts';

export interface Credentials {
  email: string;
  password: string;
  /** Second-factor code, for staff accounts that have a second factor. */
  codigo?: string | undefined;
}

/**
 * Returns the token of a new session for these credentials. Without the right password, neither the answer nor its time
 * reveals whether the account exists. With the right password, the error says why the account is closed.
 */
export async function login(
  deps: ModuleDeps,
  { email, password, codigo }: Credentials,
  author: Author,
  opener: Opener,
  counted: Promise<void>,
): Promise<string> {
  const { db, tokens, limiter } = deps;
  const { ip } = opener;
  const failed = (accion: Accion, account?: UsuarioRow) =>
    recordAttempt(deps, ip, author, { accion, ...(account && { objeto: asObjeto(account) }) });
  const guess = () =>
    countGuess(limiter, email, ip).catch(async (error) => {
      if (error instanceof Problem) await failed('sesion.demasiados_intentos');
      throw error;
    });
  const [account] = await Promise.all([findUsuarioByEmail(db, email), counted]);
  // Verify the password while the guess is counted. Without an account the time is the same. The result is used only
  // after the count.
  const proved = verifyPassword(account?.password_hash ?? NO_PASSWORD, password);
  const [right, takeBack] = await Promise.all([proved, guess()]);
  if (!account || !right) {
    await failed('sesion.clave_incorrecta', account);
    throw new Problem('CREDENCIALES_INCORRECTAS');
  }
  const owner = { ...author, usuarioId: account.usuario_id };
  const closed = closedBy(account, await findTitular(db, account));
  if (closed) {
    await takeBack();
    await failed('sesion.cuenta_cerrada', account);
    throw new Problem(closed);
  }
  const open = (q: Queryable) => {
    const recorded = recording(q, owner, { accion: 'sesion.abierta', objeto: asObjeto(account) });
    return openSession({ db: recorded, tokens }, account, opener);
  };
  // Only staff can have a second factor, so a customer's login needs no further query.
  if (!isStaff(account.roles) || !(await asksForCode(deps, account.usuario_id))) {
    try {
      const token = await open(db);
      await endOldest(db, account.usuario_id);
      return token;
    } finally {
      // The password was right, even if no session can be opened now. Do not wait for the write; if it fails, the login
      // counts as one guess.
      setImmediate(() => void takeBack().catch(() => undefined));
    }
  }
  if (codigo === undefined) {
    await takeBack();
    throw new Problem('FALTA_SEGUNDO_FACTOR');
  }
  // A wrong code counts as a guess, like a wrong password.
  const token = await withCode(deps, account, owner, async (tx) => {
    await spendCode(deps, tx, account, codigo, owner);
    return open(tx);
  });
  await takeBack();
  await endOldest(db, account.usuario_id);
  return token;
}

type Account = Access & Pick<UsuarioRow, 'sin_acceso'>;

/**
 * Returns why the account is closed, or undefined if it is open. Call only after the owner proved who they are.
 * @param titular the shop's owner, if the account belongs to a person who orders for that shop
 */
export function closedBy(account: Account, titular: Access | undefined): ClosedCode | undefined {
  if (!account.dado_de_alta || account.roles.length === 0) return 'CUENTA_PENDIENTE';
  if (!account.esta_activo) return account.sin_acceso ? 'ACCESO_QUITADO' : 'CUENTA_DESACTIVADA';
  return isAdmitted(account, titular) ? undefined : 'COMERCIO_DESACTIVADO';
}

type ClosedCode = 'CUENTA_PENDIENTE' | 'CUENTA_DESACTIVADA' | 'ACCESO_QUITADO' | 'COMERCIO_DESACTIVADO';
