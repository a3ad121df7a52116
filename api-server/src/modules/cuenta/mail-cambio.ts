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
 * Mails the link to the e-mail that is wanted, or that it is an account's already; nothing if it is wanted no more. Tried
 * again it is another link.
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

/** Tells the e-mail of now, with a link that stops it, unless it is over. */
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
