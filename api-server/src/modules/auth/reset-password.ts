import { LIMITS } from 'api-client/contract';
import { type Author, OPERATOR, record } from '../../bitacora/record.ts';
import { isStaff } from '../../http/actor.ts';
import type { JobData } from '../../jobs/jobs.ts';
import {
  clienteInvited,
  empleadoInvited,
  passwordChanged,
  personaInvited,
  resetLink,
} from '../../mail/cuenta-mails.ts';
import { mailOwner, mailTo } from '../../mail/mail-owner.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { hashPassword } from '../../shared/passwords.ts';
import { Problem } from '../../shared/problem.ts';
import { refuseWeak } from '../../shared/weak-password.ts';
import type { ModuleDeps } from '../deps.ts';
import { endSessions } from '../sesiones/end-sessions.ts';
import { asObjeto } from '../usuarios/usuario-mapper.ts';
import {
  confirmCorreo,
  findUsuarioByEmail,
  lockUsuario,
  type UsuarioRow,
  updateUsuario,
} from '../usuarios/usuarios-repository.ts';
import { forgetGuesses } from './guesses.ts';
import { createKey, hashOf, lookUpKey, spendKey } from './one-time-keys.ts';
import { recordResetLink } from './one-time-keys-repository.ts';

/**
 * Has a link for a new password mailed. Neither the answer nor the time it takes tells whether the e-mail has an
 * account: that is looked up afterwards, by whoever does the job.
 */
export const requestResetLink = (deps: ModuleDeps, email: string, author: Author): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const first = await recordResetLink(tx, hashOf(email), LIMITS.resetWait);
    if (!first) throw new Problem('RESET_YA_SOLICITADO');
    await deps.jobs.add(tx, 'resetLink', { email, author });
  });

export type LinkDeps = Pick<ModuleDeps, 'db' | 'shop' | 'storefrontUrl'> & {
  mailer: Mailer;
  /** Origin of the back office, for links to who works here. */
  backofficeUrl: string;
};

/** Who works here chooses a password in the panel, where they log in then; there the fragment has it, which no log sees. */
const linkOf = ({ backofficeUrl }: LinkDeps, roles: UsuarioRow['roles'], token: string): string => {
  const key = new URLSearchParams({ token });
  return isStaff(roles) ? `${backofficeUrl}/restablecer-password#${key}` : `/restablecer-password?${key}`;
};

/**
 * Mails the link if the e-mail has an account: to who was invited to order for a shop, or for whose shop
 * or to work here an account was made, and has no password yet, as an invitation. Tried again it is another link.
 */
export async function mailLink(
  deps: LinkDeps,
  { email, author, recorded, invited }: JobData['resetLink'],
  id: string,
): Promise<void> {
  const usuario = await findUsuarioByEmail(deps.db, email);
  if (!usuario) return;
  const { usuario_id: usuarioId } = usuario;
  const { titular_id, esta_activo, correo_confirmado_en, roles } = usuario;
  const ownInvited = roles.includes('empleado') ? empleadoInvited : clienteInvited;
  const isNew = esta_activo && correo_confirmado_en === null;
  const invitation = titular_id !== null ? personaInvited : invited && ownInvited;
  const compose = (isNew && invitation) || resetLink;
  const seconds = compose === resetLink ? LIMITS.resetLink : LIMITS.invitationLink;
  const token = await deps.db.transaction(async (tx) => {
    if (!recorded) {
      await record(tx, author ?? OPERATOR, { accion: 'clave.enlace_enviado', objeto: asObjeto(usuario) });
    }
    return createKey(tx, { para: 'restablecer', usuarioId, email, seconds });
  });
  const composed = await mailTo(deps.db, deps, usuario, (to) =>
    compose({ ...to, path: linkOf(deps, roles, token), comercio: usuario.nombre_comercio }),
  );
  await deps.mailer.send(composed, id);
}

/**
 * Sets the password, ends the sessions that there were and tells the owner by mail. Whoever comes with the link reads the
 * mail of its address, which is confirmed by that: ENLACE_INVALIDO.
 */
export async function resetPassword(
  deps: ModuleDeps,
  asked: { token: string; newPassword: string },
  author: Author,
) {
  await refuseWeak(asked.newPassword, 'newPassword');
  // A password is dear to hash: for nobody who merely guesses.
  if (!(await lookUpKey(deps.db, 'restablecer', asked.token))) throw new Problem('ENLACE_INVALIDO');
  const password_hash = await hashPassword(asked.newPassword);
  const email = await deps.db.transaction(async (tx) => {
    const key = await spendKey(tx, 'restablecer', asked.token);
    const actual = key && (await lockUsuario(tx, key.usuarioId));
    // By now the account may have another e-mail.
    if (!actual || (key.correo ?? hashOf(actual.email)) !== hashOf(actual.email)) {
      throw new Problem('ENLACE_INVALIDO');
    }
    await endSessions(tx, actual.usuario_id);
    await updateUsuario(tx, actual.usuario_id, { password_hash });
    if (key.correo !== null) await confirmCorreo(tx, actual.usuario_id);
    const owner = { ...author, usuarioId: actual.usuario_id };
    await record(tx, owner, { accion: 'clave.restablecida', objeto: asObjeto(actual) });
    await mailOwner(tx, deps, actual, (to) => passwordChanged({ ...to, ended: 'all' }));
    return actual.email;
  });
  await forgetGuesses(deps.limiter, email);
}
