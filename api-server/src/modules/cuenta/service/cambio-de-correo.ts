import { LIMITS } from 'api-client/contract';
import { inTransaction } from '../../../bitacora/crud.ts';
import { type Author, diffFields, record } from '../../../bitacora/record.ts';
import type { Db, Queryable } from '../../../db/database.ts';
import type { JobData } from '../../../jobs/jobs.ts';
import { masked } from '../../../mail/address.ts';
import { mailOwner, mailTo, mailWithoutName } from '../../../mail/mail-owner.ts';
import {
  changeDoneMail,
  changeLink,
  changeRequestedMail,
  emailTakenMail,
} from '../../../mail/security-mails.ts';
import { fieldProblem, found, Problem } from '../../../shared/problem.ts';
import { createKey, hashOf, lookUpKey } from '../../auth/service/codigo.ts';
import type { LinkDeps } from '../../auth/service/password.ts';
import type { ModuleDeps } from '../../deps.ts';
import { deleteCambio } from '../../sesiones/repository.ts';
import { endSessions } from '../../sesiones/service.ts';
import { asObjeto } from '../../usuarios/mapper.ts';
import {
  changeCorreo,
  findUsuario,
  findUsuarioByEmail,
  lockUsuario,
  type UsuarioRow,
} from '../../usuarios/repository/usuarios.ts';
import { provePassword } from '../../usuarios/service/accounts.ts';
import { findCambio, putCambio } from '../repository.ts';

/** Limit of mails that one account sends to requested e-mails. */
const OF_ACCOUNT = ['cambios de correo', { points: 5, seconds: 3600 }] as const;

/** Limit of these mails to one address from all accounts, so that a mailbox cannot be flooded. */
const TO_ADDRESS = ['cambios de correo a', { points: 5, seconds: 24 * 3600 }] as const;

async function countMail({ limiter }: ModuleDeps, usuarioId: string, email: string): Promise<void> {
  await limiter.consume(...OF_ACCOUNT, usuarioId);
  await limiter.consume(...TO_ADDRESS, hashOf(email));
}

/** Returns the requested e-mail of the account, or undefined. */
export const cambioOf = (q: Queryable, { usuario_id, email }: UsuarioRow) =>
  findCambio(q, usuario_id, hashOf(email));

/**
 * Stores the requested e-mail and queues mails to it and to the current one. The job checks whether the requested
 * e-mail has an account, so neither the answer nor its time reveals that. Throws CLAVE_INCORRECTA,
 * DEMASIADAS_SOLICITUDES, or DATOS_INVALIDOS for the account's own e-mail.
 */
export async function requestCambio(
  deps: ModuleDeps,
  usuarioId: string,
  { email, password }: { email: string; password: string },
  author: Author,
): Promise<void> {
  const { account, takeBack } = await provePassword(deps, usuarioId, password);
  await takeBack();
  if (account.email === email) {
    throw fieldProblem('DATOS_INVALIDOS', 'email', 'Ese ya es el correo de tu cuenta.');
  }
  await countMail(deps, usuarioId, email);
  await deps.db.transaction(async (tx) => {
    const actual = found(await lockUsuario(tx, usuarioId));
    if (!actual.esta_activo) throw new Problem('NO_AUTENTICADO');
    // Another request changed the password meanwhile, so the checked password may be wrong.
    if (actual.password_hash !== account.password_hash) throw fieldProblem('CLAVE_INCORRECTA', 'password');
    const de = hashOf(actual.email);
    await putCambio(tx, { usuario_id: usuarioId, email, de, seconds: LIMITS.changeLink });
    await deps.jobs.add(tx, 'changeLink', { usuarioId, email });
    await deps.jobs.add(tx, 'changeNotice', { usuarioId, email: actual.email, wanted: masked(email) });
    await record(tx, author, { accion: 'usuario.cambio_de_correo', objeto: asObjeto(actual) });
  });
}

/** Queues another mail to the requested e-mail. Throws CAMBIO_NO_PENDIENTE, DEMASIADAS_SOLICITUDES. */
export async function resendCambio(deps: ModuleDeps, usuarioId: string, author: Author): Promise<void> {
  const usuario = found(await findUsuario(deps.db, usuarioId));
  const cambio = await cambioOf(deps.db, usuario);
  if (!cambio) throw new Problem('CAMBIO_NO_PENDIENTE');
  await countMail(deps, usuarioId, cambio.email);
  await deps.db.transaction(async (tx) => {
    await deps.jobs.add(tx, 'changeLink', { usuarioId, email: cambio.email });
    await record(tx, author, { accion: 'usuario.enlace_de_cambio', objeto: asObjeto(usuario) });
  });
}

/**
 * Replaces the account's e-mail with the requested one, marks it confirmed, and notifies the previous address. Ends all
 * sessions: the link proves access to the mailbox but not the password, and tokens contain the e-mail. Throws
 * ENLACE_INVALIDO, or EMAIL_EN_USO, after which the link still works.
 * @returns whether the e-mail changed now; the key is kept until it expires
 */
export function confirmCambio(deps: ModuleDeps, codigo: string, author: Author): Promise<boolean> {
  const refusals = { usuarios_email_unico: () => new Problem('EMAIL_EN_USO') };
  return inTransaction(deps.db, { refusals }, async (tx) => {
    const key = await lookUpKey(tx, 'cambiar_correo', codigo);
    const before = key && (await lockUsuario(tx, key.usuarioId));
    if (!before) throw new Problem('ENLACE_INVALIDO');
    if (key.correo === hashOf(before.email)) return false;
    const cambio = await cambioOf(tx, before);
    if (!cambio || !before.esta_activo || key.correo !== hashOf(cambio.email)) {
      throw new Problem('ENLACE_INVALIDO');
    }
    await endSessions(tx, before.usuario_id);
    const after = await changeCorreo(tx, before.usuario_id, cambio.email);
    await record(
      tx,
      { ...author, usuarioId: before.usuario_id },
      {
        accion: 'usuario.correo_cambiado',
        objeto: asObjeto(after),
        ...diffFields({ email: before.email }, { email: after.email }),
      },
    );
    await mailOwner(tx, deps, before, (to) => changeDoneMail({ ...to, wanted: masked(after.email) }));
    return true;
  });
}

/** Cancels the caller's own requested change of e-mail. Throws CAMBIO_NO_PENDIENTE. */
export const cancelCambio = (db: Db, usuarioId: string, author: Author): Promise<void> =>
  db.transaction(async (tx) => {
    const usuario = found(await lockUsuario(tx, usuarioId));
    if (!(await cambioOf(tx, usuario))) throw new Problem('CAMBIO_NO_PENDIENTE');
    await deleteCambio(tx, usuarioId);
    await record(tx, author, { accion: 'usuario.cambio_cancelado', objeto: asObjeto(usuario) });
  });

/**
 * Cancels any requested change, with the link mailed to the current e-mail. Throws ENLACE_INVALIDO after that e-mail
 * changed. The requester still knows the password, so the owner should change the password.
 * @returns whether a change was pending
 */
export const stopCambio = (db: Db, codigo: string, author: Author): Promise<boolean> =>
  db.transaction(async (tx) => {
    const key = await lookUpKey(tx, 'frenar_cambio', codigo);
    const usuario = key && (await lockUsuario(tx, key.usuarioId));
    if (!usuario || key.correo !== hashOf(usuario.email)) throw new Problem('ENLACE_INVALIDO');
    if (!(await cambioOf(tx, usuario))) return false;
    await deleteCambio(tx, usuario.usuario_id);
    const owner = { ...author, usuarioId: usuario.usuario_id };
    await record(tx, owner, { accion: 'usuario.cambio_frenado', objeto: asObjeto(usuario) });
    return true;
  });

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
    await deps.mailer.send(await mailWithoutName(deps.db, deps, email, emailTakenMail), id);
    return;
  }
  const { vence_en: until, seconds } = open.cambio;
  const codigo = await createKey(deps.db, { para: 'cambiar_correo', usuarioId, email, seconds });
  await deps.mailer.send(
    await mailWithoutName(deps.db, deps, email, (to) => changeLink({ ...to, codigo, vence: until })),
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
    await mailTo(deps.db, deps, open.usuario, (to) => changeRequestedMail({ ...to, codigo, wanted })),
    id,
  );
}
