import { hash } from 'node:crypto';
import type { Accion } from 'api-client/contract';
import { type Author, recordAttempt, recording } from '../../../bitacora/record.ts';
import type { Queryable } from '../../../db/database.ts';
import { isStaff } from '../../../http/actor.ts';
import type { Opener } from '../../../http/caller-address.ts';
import type { RateLimiter } from '../../../http/rate-limiter.ts';
import { type Access, isAdmitted } from '../../../shared/access.ts';
import { NO_PASSWORD, verifyPassword } from '../../../shared/passwords.ts';
import { Problem } from '../../../shared/problem.ts';
import type { ModuleDeps } from '../../deps.ts';
import { asksForCode, spendCode, withCode } from '../../segundo-factor/service/codes.ts';
import { endOldest, openSession } from '../../sesiones/service.ts';
import { asObjeto } from '../../usuarios/mapper.ts';
import { findTitular, findUsuarioByEmail, type UsuarioRow } from '../../usuarios/repository/usuarios.ts';

/** Limit of wrong passwords for one e-mail from one address, whether or not the account exists. */
const ADDRESS_LIMIT = ['login', { points: 20, seconds: 900 }] as const;

/** Limit of wrong passwords for one e-mail from all addresses that have never logged in to the account. */
const ANYWHERE = ['login de todos', { points: 100, seconds: 3600 }] as const;

/** Remembers for sixty days an address that logged in. An attacker elsewhere cannot lock the owner out there. */
const RIGHT = ['login conocido', { points: 1, seconds: 60 * 24 * 3600 }] as const;

/** Hashes the parts: a limiter key has at most 255 characters, and an e-mail alone may have as many. */
const keyOf = (...parts: string[]): string => hash('sha256', parts.join('\n'), 'base64url');

/**
 * Counts a guess before the answer, so that concurrent guesses all count. Throws DEMASIADAS_SOLICITUDES.
 * @returns a function that takes the guess back when the password was right.
 */
async function countGuess(
  limiter: RateLimiter,
  email: string,
  address: string,
): Promise<() => Promise<void>> {
  const [addressKey, accountKey] = [keyOf(email, address), keyOf(email)];
  const [remaining] = await Promise.all([
    limiter.markedFor(...RIGHT, addressKey),
    limiter.consume(...ADDRESS_LIMIT, addressKey),
  ]);
  const isKnownAddress = remaining > 0;
  if (!isKnownAddress) await limiter.consume(...ANYWHERE, accountKey);
  return async () => {
    await Promise.all([
      limiter.giveBack(...ADDRESS_LIMIT, addressKey),
      isKnownAddress || limiter.giveBack(...ANYWHERE, accountKey),
      // Do not write at every login: a user who logs in weekly stays known anyway.
      remaining > RIGHT[1].seconds / 2 || limiter.mark(...RIGHT, addressKey),
    ]);
  };
}

/** Resets the guesses from all addresses, after the owner proved in another way that the account is theirs. */
export const resetGuesses = (limiter: RateLimiter, email: string): Promise<void> =>
  limiter.forget(...ANYWHERE, keyOf(email));

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
  const closed = findClosedReason(account, await findTitular(db, account));
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
export function findClosedReason(account: Account, titular: Access | undefined): ClosedCode | undefined {
  if (!account.dado_de_alta || account.roles.length === 0) return 'CUENTA_PENDIENTE';
  if (!account.esta_activo) return account.sin_acceso ? 'ACCESO_QUITADO' : 'CUENTA_DESACTIVADA';
  return isAdmitted(account, titular) ? undefined : 'COMERCIO_DESACTIVADO';
}

type ClosedCode = 'CUENTA_PENDIENTE' | 'CUENTA_DESACTIVADA' | 'ACCESO_QUITADO' | 'COMERCIO_DESACTIVADO';
