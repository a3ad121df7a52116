import { LIMITS } from 'api-client/contract';
import { type Author, record } from '../../../bitacora/record.ts';
import type { Db } from '../../../db/database.ts';
import type { JobData } from '../../../jobs/jobs.ts';
import { confirmLink, solicitudReceived } from '../../../mail/cuenta-mails.ts';
import { mailTo } from '../../../mail/mail-owner.ts';
import { found, Problem } from '../../../shared/problem.ts';
import { createKey, hashOf, lookUpKey } from '../../auth/service/codigo.ts';
import type { LinkDeps } from '../../auth/service/password.ts';
import type { ModuleDeps } from '../../deps.ts';
import { asObjeto } from '../../usuarios/mapper.ts';
import { confirmCorreo, findUsuario, lockUsuario } from '../../usuarios/repository/usuarios.ts';

/**
 * Confirms the e-mail to which the link was mailed, if the account still has that e-mail. Throws ENLACE_INVALIDO. The
 * key is kept until it expires, so that a second use of the link reports success too.
 * @returns whether the e-mail was unconfirmed before
 */
export const confirmEmail = (db: Db, codigo: string, author: Author): Promise<boolean> =>
  db.transaction(async (tx) => {
    const key = await lookUpKey(tx, 'confirmar_correo', codigo);
    const usuario = key && (await lockUsuario(tx, key.usuarioId));
    if (!usuario || key.correo !== hashOf(usuario.email)) throw new Problem('ENLACE_INVALIDO');
    if (usuario.correo_confirmado_en) return false;
    await confirmCorreo(tx, usuario.usuario_id);
    const owner = { ...author, usuarioId: usuario.usuario_id };
    await record(tx, owner, { accion: 'usuario.correo_confirmado', objeto: asObjeto(usuario) });
    return true;
  });

/** Limit for one account, so that a mailbox cannot be flooded. */
const LINKS = ['enlace de correo', { points: 3, seconds: 3600 }] as const;

/** Queues another confirmation mail for the account's owner. Throws CORREO_YA_CONFIRMADO, DEMASIADAS_SOLICITUDES. */
export async function requestConfirmLink(
  { db, jobs, limiter }: ModuleDeps,
  usuarioId: string,
  author: Author,
): Promise<void> {
  const usuario = found(await findUsuario(db, usuarioId));
  if (usuario.correo_confirmado_en) throw new Problem('CORREO_YA_CONFIRMADO');
  await limiter.consume(...LINKS, usuarioId);
  await db.transaction(async (tx) => {
    await jobs.add(tx, 'confirmLink', { usuarioId, email: usuario.email });
    await record(tx, author, { accion: 'usuario.enlace_de_correo', objeto: asObjeto(usuario) });
  });
}

/** Mails the link, unless the e-mail is confirmed by now. Each retry mails a new link. */
export async function mailConfirmLink(
  deps: LinkDeps,
  { usuarioId, email }: JobData['confirmLink'],
  id: string,
): Promise<void> {
  const usuario = await findUsuario(deps.db, usuarioId);
  if (usuario?.email !== email || usuario.correo_confirmado_en) return;
  const seconds = LIMITS.confirmLink;
  const codigo = await createKey(deps.db, { para: 'confirmar_correo', usuarioId, email, seconds });
  const compose = usuario.dado_de_alta ? confirmLink : solicitudReceived;
  await deps.mailer.send(await mailTo(deps.db, deps, usuario, (to) => compose({ ...to, codigo })), id);
}
