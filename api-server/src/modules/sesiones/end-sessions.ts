import type { Tx } from '../../db/database.ts';
import { publish } from '../../realtime/bus.ts';
import { Problem } from '../../shared/problem.ts';
import {
  deleteCambio,
  deleteKeys,
  deleteSesion,
  deleteSesiones,
  findPersonaIds,
  lockAccount,
  raiseSesion,
} from './sesiones-repository.ts';

/**
 * Ends one session of an account when the transaction commits, its sockets too. Returns false if the account has no
 * such session.
 */
export async function endSession(tx: Tx, usuarioId: string, sesionId: string): Promise<boolean> {
  const ended = await deleteSesion(tx, usuarioId, sesionId);
  if (ended) await publish(tx, { type: 'sesiones', usuarioId });
  return ended;
}

/**
 * Ends the account's sessions except `kept`, when the transaction commits, sockets too. Also deletes keys that open a
 * session without the password, and a requested change of e-mail. Call before changing the account. Throws
 * NO_ENCONTRADO.
 */
export async function endSessions(tx: Tx, usuarioId: string, kept?: string): Promise<void> {
  // Lock the account before any session row, in every transaction: this order prevents deadlocks.
  if (!(await lockAccount(tx, usuarioId))) throw new Problem('NO_ENCONTRADO');
  await deleteSesiones(tx, usuarioId, kept);
  await deleteKeys(tx, usuarioId);
  await deleteCambio(tx, usuarioId);
  await raiseSesion(tx, usuarioId, kept);
  await publish(tx, { type: 'sesiones', usuarioId });
}

/** Ends the sessions of the persons who order for this account's shop. The account must be locked. */
export async function endSessionsOfPersonas(tx: Tx, titularId: string): Promise<void> {
  for (const id of await findPersonaIds(tx, titularId)) await endSessions(tx, id);
}
