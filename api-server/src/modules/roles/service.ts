import { AREAS, LIMITS, type OperationOf } from 'api-client/contract';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import {
  createRow,
  deleteRow,
  type Edit,
  inTransaction,
  type Resource,
  updateRow,
} from '../../bitacora/crud.ts';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db, Tx } from '../../db/database.ts';
import { getShop } from '../../db/get-shop.ts';
import { inviteOwner } from '../../mail/mail-owner.ts';
import { publish } from '../../realtime/bus.ts';
import { NO_PASSWORD } from '../../shared/passwords.ts';
import { fieldProblem, found, Problem } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { asObjeto as asUsuarioObjeto, toAuditFields as toUsuarioAuditFields } from '../usuarios/mapper.ts';
import { insertUsuario, type UsuarioRow, updateUsuario } from '../usuarios/repository/usuarios.ts';
import { type Change, open } from '../usuarios/service/usuarios.ts';
import { findRol, lockRoles, type RolRow, type RolValues, rolRows } from './repository.ts';

type RolBody = z.output<OperationOf<'roles.create'>['body']['schema']>;

/** Foreign key of an account to its role. */
const HAS_ROL = 'usuarios_rol_id_roles_personal_rol_id_fk';

const ROLES: Resource<RolRow, RolValues> = {
  rows: rolRows,
  lock: lockRoles,
  limit: [LIMITS.roles, 'DEMASIADOS_ROLES'],
  asObjeto: ({ rol_id, nombre }) => ({ tipo: 'rol', id: rol_id, nombre }),
  toAuditFields: ({ nombre, areas }) => ({ nombre, areas }),
  refusals: {
    roles_personal_nombre: () => fieldProblem('NOMBRE_EN_USO', 'nombre', 'Ya hay un rol con este nombre.'),
    [HAS_ROL]: () => new Problem('ROL_EN_USO'),
  },
};

/** Throws NOMBRE_EN_USO, ignoring accents and case; DEMASIADOS_ROLES. */
export const createRol = (db: Db, body: RolBody, author: Author): Promise<RolRow> =>
  inTransaction(db, ROLES, (tx) => createRow(tx, ROLES, valuesOf(body), author));

/**
 * Throws like `createRol`, and NO_ENCONTRADO, VERSION_DESACTUALIZADA. Saving the same values changes nothing. Accounts
 * with the role get the new permissions at once.
 */
export const editRol = (db: Db, rolId: string, body: RolBody, edit: Edit): Promise<RolRow> =>
  inTransaction(db, ROLES, async (tx) => {
    const before = found(await findRol(tx, rolId));
    const after = await updateRow(tx, ROLES, before, valuesOf(body), edit);
    if (after !== before) await tellPermisos(tx);
    return after;
  });

/** Throws NO_ENCONTRADO; ROL_EN_USO while an account has the role or gets it concurrently. */
export const removeRol = (db: Db, rolId: string, author: Author): Promise<void> =>
  inTransaction(db, ROLES, async (tx) => deleteRow(tx, ROLES, found(await findRol(tx, rolId)), author));

/** Makes open back offices reload their permissions when the transaction commits. */
const tellPermisos = (tx: Tx): Promise<void> =>
  publish(tx, { type: 'event', event: 'permisosCambiados', payload: {} });

/** Sorts the areas in the contract's order, so that equal sets are equal arrays. */
const valuesOf = ({ nombre, areas }: RolBody): RolValues => ({
  nombre,
  areas: Object.keys(AREAS).filter((area) => areas.some((one) => one === area)),
});

/** The role is deleted concurrently. */
const NO_ROL = { [HAS_ROL]: () => new Problem('NO_ENCONTRADO') };

/**
 * Sets or removes an employee's role. Sessions continue with the new permissions. Throws CUENTA_NO_EMPLEADO,
 * VERSION_DESACTUALIZADA, and NO_ENCONTRADO, also for a role that is deleted concurrently.
 */
export const giveRol = (db: Db, change: Change, rolId: string | null): Promise<UsuarioRow> =>
  inTransaction(db, { refusals: NO_ROL }, async (tx) => {
    const usuario = await open(tx, change);
    if (!usuario.roles.includes('empleado') || usuario.roles.includes('admin')) {
      throw new Problem('CUENTA_NO_EMPLEADO');
    }
    if (usuario.rol_id === rolId) return usuario;
    const findNombre = async (id: string | null) =>
      id === null ? null : found(await findRol(tx, id)).nombre;
    const [before, after] = [await findNombre(usuario.rol_id), await findNombre(rolId)];
    const updated = await updateUsuario(tx, usuario.usuario_id, { rol_id: rolId });
    await record(tx, change.author, {
      accion: 'usuario.permisos',
      objeto: asUsuarioObjeto(updated),
      antes: { rol: before },
      despues: { rol: after },
    });
    await tellPermisos(tx);
    return updated;
  });

type Invited = z.output<OperationOf<'roles.invitar'>['body']['schema']>;

/**
 * Creates an employee's account with a role and queues the mail with the password link. Throws EMAIL_EN_USO and
 * DNI_EN_USO with their fields, NO_ENCONTRADO for an unknown role.
 */
export const inviteEmpleado = (deps: ModuleDeps, body: Invited, author: Author): Promise<UsuarioRow> =>
  inTransaction(deps.db, { refusals: { ...NO_ROL, ...TAKEN_ERRORS } }, async (tx) => {
    const values = { ...(await buildAccount(tx, deps, body)), password_hash: NO_PASSWORD };
    const empleado = await insertUsuario(tx, values);
    const rol = body.rol_id === null ? null : found(await findRol(tx, body.rol_id)).nombre;
    const despues = { ...toUsuarioAuditFields(empleado), rol };
    await record(tx, author, { accion: 'usuario.alta', objeto: asUsuarioObjeto(empleado), despues });
    await inviteOwner(tx, deps, { email: empleado.email, author });
    return empleado;
  });

const TAKEN_ERRORS = {
  usuarios_email_unico: () => fieldProblem('EMAIL_EN_USO', 'email'),
  usuarios_dni_unico: () => fieldProblem('DNI_EN_USO', 'dni'),
};

/** Returns the account's row. Employees do not buy, so the shop's own data fill the columns about a customer's shop. */
async function buildAccount(tx: Tx, { shop }: Pick<ModuleDeps, 'shop'>, { dni, ...body }: Invited) {
  const { nombre, telefono, address } = await getShop(tx, shop);
  return {
    ...body,
    ...{ usuario_id: uuidv7(), dni: Number(dni), nombre_comercio: nombre, telefono, dom_fiscal: address },
    ...{ dado_de_alta: true, esta_activo: true, roles: ['empleado' as const] },
  };
}
