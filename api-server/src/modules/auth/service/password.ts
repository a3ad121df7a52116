import { LIMITS } from 'api-client/contract';
import { type Author, OPERATOR, record } from '../../../bitacora/record.ts';
import { isStaff, type Owner } from '../../../http/actor.ts';
import type { JobData } from '../../../jobs/jobs.ts';
import {
  clienteInvited,
  empleadoInvited,
  passwordChanged,
  personaInvited,
  resetLink,
} from '../../../mail/cuenta-mails.ts';
import { mailOwner, mailTo } from '../../../mail/mail-owner.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { hashPassword, hasPassword, refuseWeak } from '../../../shared/passwords.ts';
import { fieldProblem, found, Problem } from '../../../shared/problem.ts';
import type { ModuleDeps } from '../../deps.ts';
import { endSessions } from '../../sesiones/service.ts';
import { asObjeto } from '../../usuarios/mapper.ts';
import {
  confirmCorreo,
  findUsuarioByEmail,
  lockUsuario,
  type UsuarioRow,
  updateUsuario,
} from '../../usuarios/repository/usuarios.ts';
import { provePassword } from '../../usuarios/service/accounts.ts';
import { recordResetLink } from '../repository.ts';
import { createKey, hashOf, lookUpKey, spendKey } from './codigo.ts';
import { resetGuesses } from './login.ts';

/**
 * Queues the mail with a link for a new password. Neither the answer nor its time reveals whether the e-mail has an
 * account: the job looks that up later.
 */
export const requestResetLink = (deps: ModuleDeps, email: string, author: Author): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const first = await recordResetLink(tx, hashOf(email), LIMITS.resetWait);
    if (!first) throw new Problem('RESET_YA_SOLICITADO');
    await deps.jobs.add(tx, 'resetLink', { email, author });
  });

export type LinkDeps = Pick<ModuleDeps, 'db' | 'shop' | 'storefrontUrl'> & {
  mailer: Mailer;
  /** Origin of the back office, for links mailed to staff. */
  backofficeUrl: string;
};

/** Returns the link. Staff get one to the back office, where the token is in the fragment, which no log records. */
const linkOf = ({ backofficeUrl }: LinkDeps, roles: UsuarioRow['roles'], token: string): string => {
  const key = new URLSearchParams({ token });
  return isStaff(roles) ? `${backofficeUrl}/restablecer-password#${key}` : `/restablecer-password?${key}`;
};

/**
 * Mails the link if the e-mail has an account. The mail is an invitation if somebody else created the account and the
 * account has no password yet. Each retry mails a new link.
 */
export async function mailLink(
  deps: LinkDeps,
  { email, author, recorded, invited, texto }: JobData['resetLink'],
  id: string,
): Promise<void> {
  const usuario = await findUsuarioByEmail(deps.db, email);
  if (!usuario) return;
  const { usuario_id: usuarioId } = usuario;
  const { nombre_comercio: comercio, esta_activo, roles } = usuario;
  const compose = findInvitation(usuario, invited) ?? resetLink;
  const seconds = compose === resetLink ? LIMITS.resetLink : LIMITS.invitationLink;
  const token = await deps.db.transaction(async (tx) => {
    if (!recorded) {
      await record(tx, author ?? OPERATOR, { accion: 'clave.enlace_enviado', objeto: asObjeto(usuario) });
    }
    return createKey(tx, { para: 'restablecer', usuarioId, email, seconds });
  });
  const composed = await mailTo(deps.db, deps, usuario, (to) =>
    compose({ ...to, path: linkOf(deps, roles, token), comercio, esta_activo, texto }),
  );
  await deps.mailer.send(composed, id);
}

/** Returns the template of the invitation mail, or undefined when the account needs none. */
function findInvitation(
  { titular_id, dado_de_alta, esta_activo, correo_confirmado_en, password_hash, roles }: UsuarioRow,
  invited = false,
) {
  const lacksPassword = !hasPassword(password_hash);
  const isOpen = esta_activo || (lacksPassword && !dado_de_alta);
  if (correo_confirmado_en !== null || !isOpen) return undefined;
  if (titular_id !== null) return personaInvited;
  // Accounts made by an older version have a random password. For those only the job knows that they are new.
  if (!invited && !lacksPassword) return undefined;
  return roles.includes('empleado') ? empleadoInvited : clienteInvited;
}

/**
 * Sets the password, ends all sessions and tells the owner by mail. Throws ENLACE_INVALIDO. Also confirms the e-mail,
 * because the user received the link there.
 */
export async function resetPassword(
  deps: ModuleDeps,
  request: { token: string; newPassword: string },
  author: Author,
) {
  await refuseWeak(request.newPassword, 'newPassword');
  // Check the link first: hashing is expensive, and a guessed link must not cost it.
  if (!(await lookUpKey(deps.db, 'restablecer', request.token))) throw new Problem('ENLACE_INVALIDO');
  const password_hash = await hashPassword(request.newPassword);
  const email = await deps.db.transaction(async (tx) => {
    const key = await spendKey(tx, 'restablecer', request.token);
    const actual = key && (await lockUsuario(tx, key.usuarioId));
    // The account's e-mail may have changed since the link was mailed.
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
  await resetGuesses(deps.limiter, email);
}

/**
 * Changes the caller's password, ends the account's other sessions and mails the owner. Throws CLAVE_INCORRECTA for a
 * wrong current password, DEMASIADAS_SOLICITUDES after too many tries.
 */
export async function changePassword(
  deps: ModuleDeps,
  { usuarioId, sesionId }: Owner,
  request: { password: string; newPassword: string },
  author: Author,
): Promise<void> {
  const { password_hash: storedHash } = (await provePassword(deps, usuarioId, request.password)).account;
  await refuseWeak(request.newPassword, 'newPassword');
  const password_hash = await hashPassword(request.newPassword);
  await deps.db.transaction(async (tx) => {
    const actual = found(await lockUsuario(tx, usuarioId));
    // Another request changed the password meanwhile, for example through a mailed link. Do not overwrite.
    if (actual.password_hash !== storedHash) throw fieldProblem('CLAVE_INCORRECTA', 'password');
    await endSessions(tx, usuarioId, sesionId);
    await updateUsuario(tx, usuarioId, { password_hash });
    await record(tx, author, { accion: 'clave.cambiada', objeto: asObjeto(actual) });
    await mailOwner(tx, deps, actual, (to) => passwordChanged({ ...to, ended: 'others' }));
  });
}
