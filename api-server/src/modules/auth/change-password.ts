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
 * Changes the caller's password, ends the account's other sessions and mails the owner. Throws CLAVE_INCORRECTA for a
 * wrong current password, DEMASIADAS_SOLICITUDES after too many tries.
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
    // Another request changed the password meanwhile, for example through a mailed link. Do not overwrite.
    if (actual.password_hash !== known) throw fieldProblem('CLAVE_INCORRECTA', 'password');
    await endSessions(tx, usuarioId, sesionId);
    await updateUsuario(tx, usuarioId, { password_hash });
    await record(tx, author, { accion: 'clave.cambiada', objeto: asObjeto(actual) });
    await mailOwner(tx, deps, actual, (to) => passwordChanged({ ...to, ended: 'others' }));
  });
}
