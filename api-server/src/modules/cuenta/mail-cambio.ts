import type { JobData } from '../../jobs/jobs.ts';
import { changeAsked, changeLink, changeTaken } from '../../mail/cambio-mails.ts';
import { mailTo, mailToNobody } from '../../mail/mail-owner.ts';
import { createKey } from '../auth/one-time-keys.ts';
import type { LinkDeps } from '../auth/reset-password.ts';
import { findUsuario, findUsuarioByEmail } from '../usuarios/usuarios-repository.ts';
import { cambioOf } from './request-cambio.ts';

const openCambio = async ({ db }: LinkDeps, usuarioId: string) => {
  const usuario = await findUsuario(db, usuarioId);
  const cambio = usuario && (await cambioOf(db, usuario));
  return cambio && { usuario, cambio };
};

/**
 * Mails the link to the requested e-mail, or a notice that the e-mail has an account. Sends nothing for a cancelled
 * request. Each retry mails a new link.
 */
export async function mailChangeLink(
  deps: LinkDeps,
  { usuarioId, email }: JobData['changeLink'],
  id: string,
): Promise<void> {
  const open = await openCambio(deps, usuarioId);
  if (open?.cambio.email !== email) return;
  if (await findUsuarioByEmail(deps.db, email)) {
    await deps.mailer.send(await mailToNobody(deps.db, deps, email, changeTaken), id);
    return;
  }
  const { vence_en: until, seconds } = open.cambio;
  const codigo = await createKey(deps.db, { para: 'cambiar_correo', usuarioId, email, seconds });
  await deps.mailer.send(
    await mailToNobody(deps.db, deps, email, (to) => changeLink({ ...to, codigo, until })),
    id,
  );
}

/** Notifies the current e-mail with a link that stops the change, unless the request has ended. */
export async function mailChangeNotice(
  deps: LinkDeps,
  { usuarioId, email, wanted }: JobData['changeNotice'],
  id: string,
): Promise<void> {
  const open = await openCambio(deps, usuarioId);
  if (open?.usuario.email !== email) return;
  const { seconds } = open.cambio;
  const codigo = await createKey(deps.db, { para: 'frenar_cambio', usuarioId, email, seconds });
  await deps.mailer.send(
    await mailTo(deps.db, deps, open.usuario, (to) => changeAsked({ ...to, codigo, wanted })),
    id,
  );
}
