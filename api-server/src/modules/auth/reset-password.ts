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
import { hashPassword, hasPassword } from '../../shared/passwords.ts';
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
 * Mails the link if the e-mail has an account. The mail is an invitation if somebody else made the account (to order for a
 * shop, to buy or to work here) and the account has no password yet. Each try mails another link.
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
  const compose = invitationOf(usuario, invited) ?? resetLink;
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

/** The mail that invites the owner of an account, or nothing where an invitation would be false. */
function invitationOf(
  { titular_id, dado_de_alta, esta_activo, correo_confirmado_en, password_hash, roles }: UsuarioRow,
  invited = false,
) {
  const lacksPassword = !hasPassword(password_hash);
  const isOpen = esta_activo || (lacksPassword && !dado_de_alta);
  if (correo_confirmado_en !== null || !isOpen) return undefined;
  if (titular_id !== null) return personaInvited;
  // Accounts that an older version made have a password that nobody knows: only the job says that they are new.
  if (!invited && !lacksPassword) return undefined;
  return roles.includes('empleado') ? empleadoInvited : clienteInvited;
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
