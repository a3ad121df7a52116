import { LIMITS } from 'api-client/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Queryable, Tx } from '../../db/database.ts';
import type { Opener } from '../../http/caller-address.ts';
import { sessionSeconds, type TokenSubject, type Tokens } from '../../http/tokens.ts';
import { publish } from '../../realtime/bus.ts';
import { detectDevice } from '../../shared/detect-device.ts';
import { Problem } from '../../shared/problem.ts';
import {
  deleteCambio,
  deleteKeys,
  deleteOldest,
  deleteSesion,
  deleteSesiones,
  findPersonaIds,
  insertSesion,
  invalidateSesiones,
  lockAccount,
} from './repository.ts';

/**
 * Opens a session and returns its token. The session opens nothing if the account's sessions were ended after `usuario`
 * was read. Run in the same statement or transaction as the audit entry, so that both or neither exist.
 */
export async function openSession(
  { db, tokens }: { db: Pick<Queryable, 'insert'>; tokens: Tokens },
  usuario: TokenSubject,
  { app, userAgent, ip }: Opener,
): Promise<string> {
  const sesion_id = uuidv7();
  const { usuario_id, sesion, roles } = usuario;
  const origin = { app, dispositivo: detectDevice(userAgent), direccion: ip };
  await insertSesion(db, { sesion_id, usuario_id, sesion, ...origin, seconds: sessionSeconds(roles) });
  return tokens.session(usuario, sesion_id);
}

/**
 * Ends the account's oldest sessions beyond the limit. Call after the transaction that opened the new session: two
 * concurrent logins would otherwise deadlock on each other's oldest session.
 */
export const endOldest = (db: Queryable, usuarioId: string): Promise<void> =>
  deleteOldest(db, usuarioId, LIMITS.sesionesPerCuenta);

/**
 * Ends one session of an account when the transaction commits, its sockets too. Returns false if the account has no
 * such session.
 */
export async function endSession(tx: Tx, usuarioId: string, sesionId: string): Promise<boolean> {
  const deleted = await deleteSesion(tx, usuarioId, sesionId);
  if (deleted) await publish(tx, { type: 'sesiones', usuarioId });
  return deleted;
}

/**
 * Ends the account's sessions except `keptSesionId`, when the transaction commits, sockets too. Also deletes keys that open a
 * session without the password, and a requested change of e-mail. Call before changing the account. Throws
 * NO_ENCONTRADO.
 */
export async function endSessions(tx: Tx, usuarioId: string, keptSesionId?: string): Promise<void> {
  // Lock the account before any session row, in every transaction: this order prevents deadlocks.
  if (!(await lockAccount(tx, usuarioId))) throw new Problem('NO_ENCONTRADO');
  await deleteSesiones(tx, usuarioId, keptSesionId);
  await deleteKeys(tx, usuarioId);
  await deleteCambio(tx, usuarioId);
  await invalidateSesiones(tx, usuarioId, keptSesionId);
  await publish(tx, { type: 'sesiones', usuarioId });
}

/** Ends the sessions of the persons who order for this account's shop. The account must be locked. */
export async function endSessionsOfPersonas(tx: Tx, titularId: string): Promise<void> {
  for (const id of await findPersonaIds(tx, titularId)) await endSessions(tx, id);
}
