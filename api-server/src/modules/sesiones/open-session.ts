import { LIMITS } from 'api-client/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Queryable } from '../../db/database.ts';
import type { Opener } from '../../http/opener-of.ts';
import { sessionSeconds, type TokenSubject, type Tokens } from '../../http/tokens.ts';
import { deviceOf } from '../../shared/device-of.ts';
import { deleteOldest, insertSesion } from './sesiones-repository.ts';

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
  const where = { app, dispositivo: deviceOf(userAgent), direccion: ip };
  await insertSesion(db, { sesion_id, usuario_id, sesion, ...where, seconds: sessionSeconds(roles) });
  return tokens.session(usuario, sesion_id);
}

/**
 * Ends the account's oldest sessions beyond the limit. Call after the transaction that opened the new session: two
 * concurrent logins would otherwise deadlock on each other's oldest session.
 */
export const endOldest = (db: Queryable, usuarioId: string): Promise<void> =>
  deleteOldest(db, usuarioId, LIMITS.sesionesPerCuenta);
