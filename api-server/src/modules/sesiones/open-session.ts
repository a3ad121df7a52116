import { LIMITS } from 'api-client/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/database.ts';
import type { Opener } from '../../http/opener-of.ts';
import { sessionSeconds, type TokenSubject, type Tokens } from '../../http/tokens.ts';
import { deviceOf } from '../../shared/device-of.ts';
import { deleteOldest, insertSesion } from './sesiones-repository.ts';

/**
 * Opens a session of this account, as it was when it proved that it may, and gives its token. If the account's sessions
 * were ended since, it opens nothing.
 */
export async function openSession(
  { db, tokens }: { db: Db; tokens: Tokens },
  usuario: TokenSubject,
  { app, userAgent, ip }: Opener,
): Promise<string> {
  const sesion_id = uuidv7();
  const { usuario_id, sesion, roles } = usuario;
  const where = { app, dispositivo: deviceOf(userAgent), direccion: ip };
  await insertSesion(db, { sesion_id, usuario_id, sesion, ...where, seconds: sessionSeconds(roles) });
  // Not in one transaction with it: whoever ends an account's sessions locks the account first.
  await deleteOldest(db, usuario_id, LIMITS.sesionesPerCuenta);
  return tokens.session(usuario, sesion_id);
}
