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

/** Mails that one account has sent to e-mails that it wants. */
const OF_ACCOUNT = ['cambios de correo', { points: 5, seconds: 3600 }] as const;

/** Such mails to one e-mail, whoever wants it: a mailbox is no place to fill. */
const TO_ADDRESS = ['cambios de correo a', { points: 5, seconds: 24 * 3600 }] as const;

async function countMail({ limiter }: ModuleDeps, usuarioId: string, email: string): Promise<void> {
  await limiter.consume(...OF_ACCOUNT, usuarioId);
  await limiter.consume(...TO_ADDRESS, hashOf(email));
}

/** The e-mail that is wanted in the place of the account's, if one is. */
export const cambioOf = (q: Queryable, { usuario_id, email }: UsuarioRow) =>
  findCambio(q, usuario_id, hashOf(email));

/**
 * Has an e-mail that whoever knows the password wants mailed a link, and tells the one of now. Whether the wanted one is
 * somebody's is looked up by whoever does the job: neither the answer nor its time tells. CLAVE_INCORRECTA,
 * DEMASIADAS_SOLICITUDES, or DATOS_INVALIDOS for the e-mail that the account has.
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
    // Somebody else changed it meanwhile: theirs is the one that counts.
    if (actual.password_hash !== account.password_hash) throw fieldProblem('CLAVE_INCORRECTA', 'password');
    const de = hashOf(actual.email);
    await putCambio(tx, { usuario_id: usuarioId, email, de, seconds: LIMITS.changeLink });
    await deps.jobs.add(tx, 'changeLink', { usuarioId, email });
    await deps.jobs.add(tx, 'changeNotice', { usuarioId, email: actual.email, wanted: masked(email) });
    await record(tx, author, { accion: 'usuario.cambio_de_correo', objeto: asObjeto(actual) });
  });
}

/** Has one more link mailed to the e-mail that is wanted: CAMBIO_NO_PENDIENTE, DEMASIADAS_SOLICITUDES. */
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
