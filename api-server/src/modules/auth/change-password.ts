import { type Author, record } from '../../bitacora/record.ts';
import type { Owner } from '../../http/actor.ts';
import { passwordChanged } from '../../mail/cuenta-mails.ts';
import { mailOwner } from '../../mail/mail-owner.ts';
import { hashPassword } from '../../shared/passwords.ts';
import { fieldProblem, found } from '../../shared/problem.ts';
import { refuseWeak } from '../../shared/weak-password.ts';
import type { ModuleDeps } from '../deps.ts';
import { endSessions } from '../sesiones/end-sessions.ts';
import { provePassword } from '../usuarios/prove-password.ts';
import { asObjeto } from '../usuarios/usuario-mapper.ts';
import { lockUsuario, updateUsuario } from '../usuarios/usuarios-repository.ts';

/**
 * Sets the password of whoever knows the one of now, ends the other sessions and tells the owner by mail:
 * CLAVE_INCORRECTA, DEMASIADAS_SOLICITUDES.
 */
export async function changePassword(
  deps: ModuleDeps,
  { usuarioId, sesionId }: Owner,
  asked: { password: string; newPassword: string },
  author: Author,
): Promise<void> {
  const { password_hash: known } = (await provePassword(deps, usuarioId, asked.password)).account;
  await refuseWeak(asked.newPassword, 'newPassword');
  const password_hash = await hashPassword(asked.newPassword);
  await deps.db.transaction(async (tx) => {
    const actual = found(await lockUsuario(tx, usuarioId));
    // Somebody else changed it meanwhile, by a mailed link perhaps: theirs is the one that counts.
    if (actual.password_hash !== known) throw fieldProblem('CLAVE_INCORRECTA', 'password');
    await endSessions(tx, usuarioId, sesionId);
    await updateUsuario(tx, usuarioId, { password_hash });
    await record(tx, author, { accion: 'clave.cambiada', objeto: asObjeto(actual) });
    await mailOwner(tx, deps, actual, (to) => passwordChanged({ ...to, ended: 'others' }));
  });
}
