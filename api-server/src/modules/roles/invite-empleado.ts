import type { OperationOf } from 'api-client/contract';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { type Author, record } from '../../bitacora/record.ts';
import { brokenConstraint, brokenReference, type Tx } from '../../db/database.ts';
import { shopOf } from '../../db/shop-of.ts';
import { inviteOwner } from '../../mail/invite-owner.ts';
import { NO_PASSWORD } from '../../shared/passwords.ts';
import { fieldProblem, found, Problem } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { asObjeto, keptOf } from '../usuarios/usuario-mapper.ts';
import { insertUsuario, type UsuarioRow } from '../usuarios/usuarios-repository.ts';
import { findRol } from './roles-repository.ts';
import { HAS_ROL } from './roles-service.ts';

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
      const despues = { ...keptOf(empleado), rol };
      await record(tx, author, { accion: 'usuario.alta', objeto: asObjeto(empleado), despues });
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
