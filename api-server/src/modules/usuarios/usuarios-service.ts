import type { Db, Tx } from '../../db/database.ts';
import type { StaffActor } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import { publish } from '../../realtime/bus.ts';
import type { UsuarioRow } from './usuario-mapper.ts';
import {
  countActiveAdmins,
  deleteUsuario,
  hasPedidos,
  lockAdmins,
  lockUsuario,
  updateUsuario,
} from './usuarios-repository.ts';

export interface Change {
  usuarioId: string;
  actor: StaffActor;
  /** The version that the caller saw; nothing when not said. */
  ifMatch: number | undefined;
}

export interface Changed {
  usuario: UsuarioRow;
  /** False when the account was already as asked. */
  cambio: boolean;
}

/** The account, locked, if this caller may change it and saw what it is now. */
async function open(tx: Tx, { usuarioId, actor, ifMatch }: Change): Promise<UsuarioRow> {
  const usuario = await lockUsuario(tx, usuarioId);
  if (!usuario) throw new Problem('NO_ENCONTRADO');
  if (usuario.roles.includes('admin') && !actor.esAdmin) throw new Problem('SIN_PERMISO');
  if (ifMatch !== undefined && ifMatch !== usuario.version) throw new Problem('VERSION_DESACTUALIZADA');
  return usuario;
}

/** Approves a request or reactivates an account. */
export const darDeAlta = (db: Db, change: Change): Promise<Changed> =>
  db.transaction(async (tx) => {
    const usuario = await open(tx, change);
    const roles = usuario.roles.length > 0 ? usuario.roles : (['usuario'] as UsuarioRow['roles']);
    if (usuario.dado_de_alta && usuario.esta_activo && usuario.roles.length > 0) {
      return { usuario, cambio: false };
    }
    const alta = { dado_de_alta: true, esta_activo: true, roles };
    return { usuario: await updateUsuario(tx, usuario.usuario_id, alta), cambio: true };
  });

/** Deactivates an account and ends its sessions, open sockets too, when the transaction commits. */
export const darDeBaja = (db: Db, change: Change): Promise<Changed> =>
  db.transaction(async (tx) => {
    await lockAdmins(tx);
    const usuario = await open(tx, change);
    if (usuario.usuario_id === change.actor.usuarioId) throw new Problem('CUENTA_PROPIA');
    if (!usuario.esta_activo) return { usuario, cambio: false };
    if (usuario.roles.includes('admin') && (await countActiveAdmins(tx)) <= 1) {
      throw new Problem('ULTIMO_ADMIN');
    }
    const baja = { esta_activo: false, sesion: usuario.sesion + 1 };
    const cambiado = await updateUsuario(tx, usuario.usuario_id, baja);
    await publish(tx, { type: 'sesiones', usuarioId: usuario.usuario_id });
    return { usuario: cambiado, cambio: true };
  });

/**
 * Forgets a request for an account, so that another one with the same e-mail may follow. Gives back what it said:
 * CUENTA_NO_PENDIENTE, CUENTA_CON_PEDIDOS.
 */
export const rechazar = (db: Db, change: Change): Promise<UsuarioRow> =>
  db.transaction(async (tx) => {
    const usuario = await open(tx, change);
    if (usuario.dado_de_alta) throw new Problem('CUENTA_NO_PENDIENTE');
    if (await hasPedidos(tx, usuario.usuario_id)) throw new Problem('CUENTA_CON_PEDIDOS');
    await deleteUsuario(tx, usuario.usuario_id);
    return usuario;
  });

/** Makes an employee of a customer, who stays a customer as well. */
export const darRolEmpleado = (db: Db, change: Change): Promise<Changed> =>
  db.transaction(async (tx) => {
    const usuario = await open(tx, change);
    if (!usuario.dado_de_alta || !usuario.esta_activo) throw new Problem('CUENTA_NO_ACTIVA');
    if (usuario.roles.includes('empleado')) return { usuario, cambio: false };
    const roles = [...usuario.roles, 'empleado' as const];
    return { usuario: await updateUsuario(tx, usuario.usuario_id, { roles }), cambio: true };
  });
