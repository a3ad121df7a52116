import { LIMITS } from 'api-client/contract';
import { type Author, record } from '../../bitacora/record.ts';
import type { Queryable } from '../../db/database.ts';
import { masked } from '../../mail/masked.ts';
import { fieldProblem, found, Problem } from '../../shared/problem.ts';
import { hashOf } from '../auth/one-time-keys.ts';
import type { ModuleDeps } from '../deps.ts';
import { provePassword } from '../usuarios/prove-password.ts';
import { asObjeto } from '../usuarios/usuario-mapper.ts';
import { findUsuario, lockUsuario, type UsuarioRow } from '../usuarios/usuarios-repository.ts';
import { findCambio, putCambio } from './cambio-repository.ts';

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
