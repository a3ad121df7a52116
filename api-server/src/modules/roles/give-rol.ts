import { record } from '../../bitacora/record.ts';
import { brokenReference, type Db } from '../../db/database.ts';
import { found, Problem } from '../../shared/problem.ts';
import { asObjeto } from '../usuarios/usuario-mapper.ts';
import { type UsuarioRow, updateUsuario } from '../usuarios/usuarios-repository.ts';
import { type Change, open } from '../usuarios/usuarios-service.ts';
import { findRol } from './roles-repository.ts';
import { HAS_ROL, tellPermisos } from './roles-service.ts';

/**
 * Sets or removes an employee's role. Sessions continue with the new permissions. Throws CUENTA_NO_EMPLEADO,
 * VERSION_DESACTUALIZADA, and NO_ENCONTRADO, also for a role that is deleted concurrently.
 */
export async function giveRol(db: Db, change: Change, rolId: string | null): Promise<UsuarioRow> {
  try {
    return await db.transaction(async (tx) => {
      const usuario = await open(tx, change);
      if (!usuario.roles.includes('empleado') || usuario.roles.includes('admin')) {
        throw new Problem('CUENTA_NO_EMPLEADO');
      }
      if (usuario.rol_id === rolId) return usuario;
      const nameOf = async (id: string | null) => (id === null ? null : found(await findRol(tx, id)).nombre);
      const [before, after] = [await nameOf(usuario.rol_id), await nameOf(rolId)];
      const given = await updateUsuario(tx, usuario.usuario_id, { rol_id: rolId });
      await record(tx, change.author, {
        accion: 'usuario.permisos',
        objeto: asObjeto(given),
        antes: { rol: before },
        despues: { rol: after },
      });
      await tellPermisos(tx);
      return given;
    });
  } catch (error) {
    if (brokenReference(error) === HAS_ROL) throw new Problem('NO_ENCONTRADO');
    throw error;
  }
}
