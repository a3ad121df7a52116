import { AREAS, LIMITS, type OperationOf } from 'api-client/contract';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { type Author, changesOf, record } from '../../bitacora/record.ts';
import { brokenConstraint, brokenReference, type Db, type Tx } from '../../db/database.ts';
import { shopOf } from '../../db/shop-of.ts';
import { inviteOwner } from '../../mail/mail-owner.ts';
import { publish } from '../../realtime/bus.ts';
import { NO_PASSWORD } from '../../shared/passwords.ts';
import { fieldProblem, found, Problem, refuseStale } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { asObjeto as asUsuarioObjeto, keptOf as keptOfUsuario } from '../usuarios/mapper.ts';
import { insertUsuario, type UsuarioRow, updateUsuario } from '../usuarios/repository/usuarios.ts';
import { type Change, open } from '../usuarios/service/usuarios.ts';
import { asObjeto, keptOf } from './mapper.ts';
import {
  countRoles,
  deleteRol,
  findRol,
  insertRol,
  lockRoles,
  type RolRow,
  type RolValues,
  updateRol,
} from './repository.ts';

type Asked = z.output<OperationOf<'roles.create'>['body']['schema']>;

/** Throws NOMBRE_EN_USO, ignoring accents and case; DEMASIADOS_ROLES. */
export const createRol = (db: Db, asked: Asked, author: Author): Promise<RolRow> =>
  save(db, async (tx) => {
    if ((await countRoles(tx)) >= LIMITS.roles) throw new Problem('DEMASIADOS_ROLES');
    const rol_id = uuidv7();
    await insertRol(tx, { ...valuesOf(asked), rol_id });
    const row = found(await findRol(tx, rol_id));
    await record(tx, author, { accion: 'rol.alta', objeto: asObjeto(row), despues: keptOf(row) });
    return row;
  });

interface Edicion {
  rolId: string;
  asked: Asked;
  author: Author;
  /** Version that the caller read; undefined skips the check. */
  ifMatch: number | undefined;
}

/**
 * Throws like `createRol`, and NO_ENCONTRADO, VERSION_DESACTUALIZADA. Saving the same values changes nothing. Accounts
 * with the role get the new permissions at once.
 */
export const editRol = (db: Db, { rolId, asked, author, ifMatch }: Edicion): Promise<RolRow> =>
  save(db, async (tx) => {
    const before = found(await findRol(tx, rolId));
    refuseStale(before, ifMatch);
    const values = valuesOf(asked);
    const changes = changesOf(keptOf(before), values);
    if (Object.keys(changes.despues).length === 0) return before;
    await updateRol(tx, rolId, values);
    const after = found(await findRol(tx, rolId));
    await record(tx, author, { accion: 'rol.edicion', objeto: asObjeto(after), ...changes });
    await tellPermisos(tx);
    return after;
  });

/** Throws NO_ENCONTRADO; ROL_EN_USO while an account has the role or gets it concurrently. */
export const removeRol = (db: Db, rolId: string, author: Author): Promise<void> =>
  save(db, async (tx) => {
    const before = found(await findRol(tx, rolId));
    if (before.usuarios > 0) throw new Problem('ROL_EN_USO');
    await deleteRol(tx, rolId);
    await record(tx, author, { accion: 'rol.baja', objeto: asObjeto(before), antes: keptOf(before) });
  });

/** Makes open back offices reload their permissions when the transaction commits. */
const tellPermisos = (tx: Tx): Promise<void> =>
  publish(tx, { type: 'event', event: 'permisosCambiados', payload: {} });

/** Sorts the areas in the contract's order, so that equal sets are equal arrays. */
const valuesOf = ({ nombre, areas }: Asked): RolValues => ({
  nombre,
  areas: Object.keys(AREAS).filter((area) => areas.some((one) => one === area)),
});

/** Translates violations: the index refuses a duplicate name, the foreign key a deletion of a role in use. */
async function save<T>(db: Db, write: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      await lockRoles(tx);
      return write(tx);
    });
  } catch (error) {
    if (brokenReference(error) === HAS_ROL) throw new Problem('ROL_EN_USO');
    if (brokenConstraint(error) !== 'roles_personal_nombre') throw error;
    throw fieldProblem('NOMBRE_EN_USO', 'nombre', 'Ya hay un rol con este nombre.');
  }
}

/** Foreign key of an account to its role. */
const HAS_ROL = 'usuarios_rol_id_roles_personal_rol_id_fk';

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
        objeto: asUsuarioObjeto(given),
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

type Invited = z.output<OperationOf<'roles.invitar'>['body']['schema']>;

/**
 * Creates an employee's account with a role and queues the mail with the password link. Throws EMAIL_EN_USO and
 * DNI_EN_USO with their fields, NO_ENCONTRADO for an unknown role.
 */
export async function inviteEmpleado(deps: ModuleDeps, asked: Invited, author: Author): Promise<UsuarioRow> {
  try {
    return await deps.db.transaction(async (tx) => {
      const values = { ...(await accountOf(tx, deps, asked)), password_hash: NO_PASSWORD };
      const empleado = await insertUsuario(tx, values);
      const rol = asked.rol_id === null ? null : found(await findRol(tx, asked.rol_id)).nombre;
      const despues = { ...keptOfUsuario(empleado), rol };
      await record(tx, author, { accion: 'usuario.alta', objeto: asUsuarioObjeto(empleado), despues });
      await inviteOwner(tx, deps, { email: empleado.email, author });
      return empleado;
    });
  } catch (error) {
    if (brokenReference(error) === HAS_ROL) throw new Problem('NO_ENCONTRADO');
    const constraint = brokenConstraint(error);
    if (constraint === 'usuarios_email_unico') throw fieldProblem('EMAIL_EN_USO', 'email');
    if (constraint === 'usuarios_dni_unico') throw fieldProblem('DNI_EN_USO', 'dni');
    throw error;
  }
}

/** Returns the account's row. Employees do not buy, so the shop's own data fill the columns about a customer's shop. */
async function accountOf(tx: Tx, { shop }: Pick<ModuleDeps, 'shop'>, { dni, ...asked }: Invited) {
  const { nombre, telefono, address } = await shopOf(tx, shop);
  return {
    ...asked,
    ...{ usuario_id: uuidv7(), dni: Number(dni), nombre_comercio: nombre, telefono, dom_fiscal: address },
    ...{ dado_de_alta: true, esta_activo: true, roles: ['empleado' as const] },
  };
}
