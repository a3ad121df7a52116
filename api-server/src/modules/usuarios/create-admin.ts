import { registroBody } from 'api-client/contract/usuarios';
import { cuitIn } from 'api-client/contract/written-cuit';
import type { Shop } from 'settings/shop';
import { v7 as uuidv7 } from 'uuid';
import { OPERATOR, record } from '../../bitacora/record.ts';
import { brokenConstraint, type Db } from '../../db/database.ts';
import { hashPassword } from '../../shared/passwords.ts';
import { invalidProblem, Problem } from '../../shared/problem.ts';
import { refuseWeak } from '../../shared/weak-password.ts';
import { asObjeto, keptOf } from './usuario-mapper.ts';
import { insertUsuario } from './usuarios-repository.ts';

type Person = Record<'nombre' | 'apellido' | 'dni' | 'email' | 'password', string>;

/**
 * Creates an approved, active admin under the rules for any account. Only the command on the shop's server uses this
 * function; the API has no such call.
 */
export async function createAdmin(db: Db, shop: Shop, person: Person): Promise<void> {
  const result = registroBody.safeParse({
    ...person,
    dni: cuitIn(person.dni) ?? person.dni,
    nombre_comercio: shop.nombre,
    telefono: shop.telefono.slice(0, 18),
    dom_fiscal: shop.address,
  });
  if (!result.success) throw invalidProblem(result.error);
  const { password, ...fields } = result.data;
  await refuseWeak(password, 'password');
  const values = {
    ...fields,
    dni: Number(fields.dni),
    usuario_id: uuidv7(),
    password_hash: await hashPassword(password),
    dado_de_alta: true,
    esta_activo: true,
    roles: ['admin' as const],
  };
  try {
    await db.transaction(async (tx) => {
      const admin = await insertUsuario(tx, values);
      await record(tx, OPERATOR, { accion: 'usuario.alta', objeto: asObjeto(admin), despues: keptOf(admin) });
    });
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint === 'usuarios_email_unico') throw new Problem('EMAIL_EN_USO');
    if (constraint === 'usuarios_dni_unico') throw new Problem('DNI_EN_USO');
    throw error;
  }
}
