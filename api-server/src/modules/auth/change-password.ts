import { type Author, record } from '../../bitacora/record.ts';
import type { CustomerActor, StaffActor } from '../../http/actor.ts';
import { passwordChanged } from '../../mail/cuenta-mails.ts';
import { mailOwner } from '../../mail/mail-owner.ts';
import { hashPassword, verifyPassword } from '../../shared/passwords.ts';
import { fieldProblem, found } from '../../shared/problem.ts';
import { refuseWeak } from '../../shared/weak-password.ts';
import type { ModuleDeps } from '../deps.ts';
import { endSessions } from '../sesiones/end-sessions.ts';
import { asObjeto } from '../usuarios/usuario-mapper.ts';
import { findUsuario, lockUsuario, updateUsuario } from '../usuarios/usuarios-repository.ts';

/** Of one account, wherever they come from: a stolen session is no place to guess its password. */
const TRIES = { points: 10, seconds: 900 } as const;

/**
 * Sets the password of whoever knows the one of now, ends the other sessions and tells the owner by mail:
 * CLAVE_INCORRECTA, DEMASIADAS_SOLICITUDES.
 */
export async function changePassword(
  deps: ModuleDeps,
  { usuarioId, sesionId }: CustomerActor | StaffActor,
  asked: { password: string; newPassword: string },
  author: Author,
): Promise<void> {
  const { db, limiter } = deps;
  await limiter.consume('clave', TRIES, usuarioId);
  const { password_hash: known } = found(await findUsuario(db, usuarioId));
  if (!(await verifyPassword(known, asked.password))) throw fieldProblem('CLAVE_INCORRECTA', 'password');
  refuseWeak(asked.newPassword, 'newPassword');
  const password_hash = await hashPassword(asked.newPassword);
  await db.transaction(async (tx) => {
    const actual = found(await lockUsuario(tx, usuarioId));
    // Somebody else changed it meanwhile, by a mailed link perhaps: theirs is the one that counts.
    if (actual.password_hash !== known) throw fieldProblem('CLAVE_INCORRECTA', 'password');
    await endSessions(tx, usuarioId, sesionId);
    await updateUsuario(tx, usuarioId, { password_hash });
    await record(tx, author, { accion: 'clave.cambiada', objeto: asObjeto(actual) });
    const { nombre } = actual;
    await mailOwner(tx, deps, actual, (shop) => passwordChanged({ nombre, ended: 'others', shop }));
  });
}
