import { type Author, record } from '../../bitacora/record.ts';
import type { Db } from '../../db/database.ts';
import { Problem } from '../../shared/problem.ts';
import { hashOf, lookUpKey } from '../auth/one-time-keys.ts';
import { asObjeto } from '../usuarios/usuario-mapper.ts';
import { confirmCorreo, lockUsuario } from '../usuarios/usuarios-repository.ts';

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
