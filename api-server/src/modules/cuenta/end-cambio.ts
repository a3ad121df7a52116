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
 * Makes the e-mail that the link was mailed to that of the account, confirmed, while it is wanted, and tells the one of
 * before. All sessions end, this browser's too: the link shows whose mail it is, and not who knows the password; and
 * tokens carry the e-mail. ENLACE_INVALIDO, or EMAIL_EN_USO, which leaves all as it is: the link stays as good.
 * @returns whether it was another before; the link is known until it is too old.
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

/** Leaves the e-mail of one's own account as it is: CAMBIO_NO_PENDIENTE. */
export const cancelCambio = (db: Db, usuarioId: string, author: Author): Promise<void> =>
  db.transaction(async (tx) => {
    const usuario = found(await lockUsuario(tx, usuarioId));
    if (!(await cambioOf(tx, usuario))) throw new Problem('CAMBIO_NO_PENDIENTE');
    await deleteCambio(tx, usuarioId);
    await record(tx, author, { accion: 'usuario.cambio_cancelado', objeto: asObjeto(usuario) });
  });

/**
 * The same with the link that was mailed to the e-mail of now, whatever is wanted by now: ENLACE_INVALIDO once it is
 * another. Whoever knows the password still does, so it is for the owner to change it.
 * @returns whether one was wanted.
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
