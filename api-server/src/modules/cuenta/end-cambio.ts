import { type Author, changesOf, record } from '../../bitacora/record.ts';
import { brokenConstraint, type Db } from '../../db/database.ts';
import { changeDone } from '../../mail/cambio-mails.ts';
import { mailOwner } from '../../mail/mail-owner.ts';
import { masked } from '../../mail/masked.ts';
import { found, Problem } from '../../shared/problem.ts';
import { hashOf, lookUpKey } from '../auth/one-time-keys.ts';
import type { ModuleDeps } from '../deps.ts';
import { endSessions } from '../sesiones/end-sessions.ts';
import { deleteCambio } from '../sesiones/sesiones-repository.ts';
import { asObjeto } from '../usuarios/usuario-mapper.ts';
import { changeCorreo, lockUsuario } from '../usuarios/usuarios-repository.ts';
import { cambioOf } from './request-cambio.ts';

/**
 * Replaces the account's e-mail with the requested one, marks it confirmed, and notifies the previous address. Ends all
 * sessions: the link proves access to the mailbox but not the password, and tokens contain the e-mail. Throws
 * ENLACE_INVALIDO, or EMAIL_EN_USO, after which the link still works.
 * @returns whether the e-mail changed now; the key is kept until it expires
 */
export async function confirmCambio(deps: ModuleDeps, codigo: string, author: Author): Promise<boolean> {
  try {
    return await deps.db.transaction(async (tx) => {
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
          ...changesOf({ email: before.email }, { email: after.email }),
        },
      );
      await mailOwner(tx, deps, before, (to) => changeDone({ ...to, wanted: masked(after.email) }));
      return true;
    });
  } catch (error) {
    if (brokenConstraint(error) === 'usuarios_email_unico') throw new Problem('EMAIL_EN_USO');
    throw error;
  }
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
