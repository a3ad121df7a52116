import type { Accion, OperationOf } from 'api-client/contract';
import type { z } from 'zod';
import { inTransaction } from '../../../bitacora/crud.ts';
import { type Author, diffFields, record } from '../../../bitacora/record.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { isStaff, type Owner, type RegistrationActor, type StaffActor } from '../../../http/actor.ts';
import { cuentaApproved, solicitudRejected } from '../../../mail/cuenta-mails.ts';
import { inviteOwner, mailOwner } from '../../../mail/mail-owner.ts';
import { hasPassword } from '../../../shared/passwords.ts';
import { fieldProblem, found, Problem, refuseStale } from '../../../shared/problem.ts';
import type { ModuleDeps } from '../../deps.ts';
import { endSessions, endSessionsOfPersonas } from '../../sesiones/service.ts';
import { asObjeto, datosOf, toAuditFields } from '../mapper.ts';
import {
  countActiveAdmins,
  deleteUsuario,
  findOwnUsuario,
  findUsuario,
  hasPedidosOrPagos,
  lockAdmins,
  lockUsuario,
  type UsuarioRow,
  updateUsuario,
} from '../repository/usuarios.ts';

export interface Change {
  usuarioId: string;
  actor: StaffActor;
  author: Author;
  /** Version that the caller read; undefined skips the check. */
  ifMatch: number | undefined;
}

/** Returns any account to staff, and to other callers only their own. Throws NO_ENCONTRADO. */
export const getUsuario = async (
  db: Db,
  actor: Owner | RegistrationActor,
  usuarioId: string,
): Promise<UsuarioRow> =>
  found(
    actor.kind === 'staff'
      ? await findUsuario(db, usuarioId)
      : await findOwnUsuario(db, actor.usuarioId, usuarioId),
  );

/** Locks and returns the account, after checking the caller's permission and version. */
export async function open(tx: Tx, { usuarioId, actor, ifMatch }: Change): Promise<UsuarioRow> {
  const usuario = found(await lockUsuario(tx, usuarioId));
  if (usuario.datos_borrados_en) throw new Problem('NO_ENCONTRADO');
  if (usuario.roles.includes('admin') && !actor.isAdmin) throw new Problem('SIN_PERMISO');
  refuseStale(usuario, ifMatch);
  return usuario;
}

/** Writes the change and its audit entry. */
async function write(
  tx: Tx,
  { author }: Change,
  accion: Accion,
  before: UsuarioRow,
  values: Parameters<typeof updateUsuario>[2],
): Promise<UsuarioRow> {
  const after = await updateUsuario(tx, before.usuario_id, values);
  await record(tx, author, {
    accion,
    objeto: asObjeto(after),
    ...diffFields(toAuditFields(before), toAuditFields(after)),
  });
  return after;
}

/**
 * Approves a registration or reactivates an account, and mails the owner. Does nothing if the account is active. Only
 * an admin may reactivate a dismissed employee, who gets the role back. Throws SIN_PERMISO.
 */
export async function giveAlta(deps: ModuleDeps, change: Change): Promise<UsuarioRow> {
  return deps.db.transaction(async (tx) => approve(tx, deps, change, await open(tx, change)));
}

/**
 * Same as `giveAlta`, within a transaction and for an account that `open` returned.
 * @param texto mailed in place of the usual text
 */
export async function approve(
  tx: Tx,
  deps: ModuleDeps,
  change: Change,
  usuario: UsuarioRow,
  texto?: string,
): Promise<UsuarioRow> {
  if (usuario.dado_de_alta && usuario.esta_activo && usuario.roles.length > 0) return usuario;
  if (isStaff(usuario.roles) && !change.actor.isAdmin) throw new Problem('SIN_PERMISO');
  const roles: UsuarioRow['roles'] = usuario.roles.length > 0 ? usuario.roles : ['usuario'];
  const alta = { dado_de_alta: true, esta_activo: true, sin_acceso: false, roles };
  const accion = usuario.dado_de_alta ? 'usuario.reactivacion' : 'usuario.alta';
  const approved = await write(tx, change, accion, usuario, alta);
  const { email, password_hash } = approved;
  // Without a password the customer cannot use the login button of the other mail.
  if (!hasPassword(password_hash)) await inviteOwner(tx, deps, { email, author: change.author, texto });
  else await mailOwner(tx, deps, approved, (to) => cuentaApproved({ ...to, texto }));
  return approved;
}

/**
 * Deactivates an account when the transaction commits, and ends its sessions, sockets too. Ends those of the persons
 * who order for its shop as well. The persons stay linked and return when the shop is reactivated.
 */
export const giveBaja = (db: Db, change: Change): Promise<UsuarioRow> =>
  db.transaction(async (tx) => {
    await lockAdmins(tx);
    const usuario = await open(tx, change);
    if (usuario.usuario_id === change.actor.usuarioId) throw new Problem('CUENTA_PROPIA');
    if (!usuario.esta_activo) return usuario;
    if (usuario.roles.includes('admin') && (await countActiveAdmins(tx)) <= 1) {
      throw new Problem('ULTIMO_ADMIN');
    }
    await endSessions(tx, usuario.usuario_id);
    await endSessionsOfPersonas(tx, usuario.usuario_id);
    return write(tx, change, 'usuario.baja', usuario, { esta_activo: false });
  });

/**
 * Deletes a registration and mails the reason. The same e-mail may register again. Throws CUENTA_NO_PENDIENTE,
 * CUENTA_CON_PEDIDOS.
 */
export async function reject(deps: ModuleDeps, change: Change, motivo: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const usuario = await open(tx, change);
    if (usuario.dado_de_alta) throw new Problem('CUENTA_NO_PENDIENTE');
    if (await hasPedidosOrPagos(tx, usuario.usuario_id)) throw new Problem('CUENTA_CON_PEDIDOS');
    await deleteUsuario(tx, usuario.usuario_id);
    const objeto = asObjeto(usuario);
    await record(tx, change.author, { accion: 'usuario.rechazo', objeto, despues: { motivo } });
    await mailOwner(tx, deps, usuario, (to) => solicitudRejected({ ...to, motivo }));
  });
}

/**
 * Adds the employee role to a customer, who stays a customer too. Ends the sessions, because a customer's session lasts
 * longer than a staff session may.
 */
export const giveRolEmpleado = (db: Db, change: Change): Promise<UsuarioRow> =>
  db.transaction(async (tx) => {
    const usuario = await open(tx, change);
    if (usuario.titular_id !== null) throw new Problem('CUENTA_DE_PERSONA');
    if (!usuario.dado_de_alta || !usuario.esta_activo) throw new Problem('CUENTA_NO_ACTIVA');
    if (usuario.roles.includes('empleado')) return usuario;
    const roles = [...usuario.roles, 'empleado' as const];
    await endSessions(tx, usuario.usuario_id);
    return write(tx, change, 'usuario.rol', usuario, { roles });
  });

/**
 * Removes the employee role when the transaction commits, and ends the sessions, sockets too. An account without
 * another role becomes a customer.
 */
export const takeRolEmpleado = (db: Db, change: Change): Promise<UsuarioRow> =>
  db.transaction(async (tx) => {
    const usuario = await open(tx, change);
    if (!usuario.roles.includes('empleado')) return usuario;
    const rest = usuario.roles.filter((rol) => rol !== 'empleado');
    await endSessions(tx, usuario.usuario_id);
    return write(tx, change, 'usuario.rol', usuario, {
      roles: rest.length > 0 ? rest : ['usuario'],
      rol_id: null,
    });
  });

type Edicion = z.output<OperationOf<'usuarios.update'>['body']['schema']>;

/** Fields that a person who orders for a shop shares with its owner. */
const OF_COMERCIO = ['dni', 'nombre_comercio', 'telefono', 'dom_fiscal', 'condicion_iva'];

/**
 * Edits the account of a person and their shop. The same values again change nothing. Throws NO_ENCONTRADO,
 * SIN_PERMISO, VERSION_DESACTUALIZADA, CUENTA_DE_PERSONA, and DNI_EN_USO with its field.
 */
export function editUsuario(db: Db, change: Change, edicion: Edicion): Promise<UsuarioRow> {
  const values = { ...edicion, dni: Number(edicion.dni) };
  const refusals = { usuarios_dni_unico: () => fieldProblem('DNI_EN_USO', 'dni') };
  return inTransaction(db, { refusals }, async (tx) => {
    const before = await open(tx, change);
    const changes = diffFields<Partial<typeof values>>(datosOf(before), values);
    if (Object.keys(changes.despues).length === 0) return before;
    if (before.titular_id !== null && OF_COMERCIO.some((field) => field in changes.despues)) {
      throw new Problem('CUENTA_DE_PERSONA');
    }
    const after = await updateUsuario(tx, before.usuario_id, values);
    await record(tx, change.author, { accion: 'usuario.edicion', objeto: asObjeto(after), ...changes });
    return after;
  });
}
