import { LIMITS } from 'api-client/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Queryable } from '../../db/database.ts';
import type { Opener } from '../../http/opener-of.ts';
import { sessionSeconds, type TokenSubject, type Tokens } from '../../http/tokens.ts';
import { deviceOf } from '../../shared/device-of.ts';
import { deleteOldest, insertSesion } from './sesiones-repository.ts';

/**
 * Opens a session of this account, as it was when it proved that it may, and gives its token. If the account's sessions
 * were ended since, it opens nothing. In the statement or the transaction that writes down
 * that it was opened: there are both or neither.
 */
export async function openSession(
  { db, tokens }: { db: Pick<Queryable, 'insert'>; tokens: Tokens },
  usuario: TokenSubject,
  { app, userAgent, ip }: Opener,
): Promise<string> {
  const sesion_id = uuidv7();
  const { usuario_id, sesion, roles } = usuario;
  const where = { app, dispositivo: deviceOf(userAgent), direccion: ip };
  await insertSesion(db, { sesion_id, usuario_id, sesion, ...where, seconds: sessionSeconds(roles) });
  return tokens.session(usuario, sesion_id);
}

/**
 * Ends an account's sessions beyond those that it may have, once the new one stands. Not in one transaction with it: two
 * that are opened at once would wait for each other's oldest.
 */
export const endOldest = (db: Queryable, usuarioId: string): Promise<void> =>
  deleteOldest(db, usuarioId, LIMITS.sesionesPerCuenta);
