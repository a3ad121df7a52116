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

/** Ends one session of an account, open sockets too, when the transaction commits. False: it has no such. */
export async function endSession(tx: Tx, usuarioId: string, sesionId: string): Promise<boolean> {
  const ended = await deleteSesion(tx, usuarioId, sesionId);
  if (ended) await publish(tx, { type: 'sesiones', usuarioId });
  return ended;
}

/**
 * Ends the sessions of an account but `kept`, open sockets too, and whatever could open one without the password, another
 * e-mail that was asked for among it, when the transaction commits. To be called before the account itself is changed: NO_ENCONTRADO.
 */
export async function endSessions(tx: Tx, usuarioId: string, kept?: string): Promise<void> {
  // Before any session's row, in whatever transaction: so nobody waits for somebody who waits for them.
  if (!(await lockAccount(tx, usuarioId))) throw new Problem('NO_ENCONTRADO');
  await deleteSesiones(tx, usuarioId, kept);
  await deleteKeys(tx, usuarioId);
  await deleteCambio(tx, usuarioId);
  await raiseSesion(tx, usuarioId, kept);
  await publish(tx, { type: 'sesiones', usuarioId });
}

/** The same for who orders for the shop of this account, which is locked. */
export async function endSessionsOfPersonas(tx: Tx, titularId: string): Promise<void> {
  for (const id of await findPersonaIds(tx, titularId)) await endSessions(tx, id);
}
