import { ERRORS, type OperationOf } from 'api-client/contract';
import { registroBody } from 'api-client/contract/usuarios';
import { cuitIn } from 'api-client/contract/written-cuit';
import type { Shop } from 'settings/shop';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { inTransaction } from '../../../bitacora/crud.ts';
import { type Author, OPERATOR, record } from '../../../bitacora/record.ts';
import { brokenConstraint, type Db } from '../../../db/database.ts';
import { inviteOwner } from '../../../mail/mail-owner.ts';
import { hashPassword, NO_PASSWORD, refuseWeak, verifyPassword } from '../../../shared/passwords.ts';
import { fieldProblem, found, invalidProblem, Problem } from '../../../shared/problem.ts';
import type { ModuleDeps } from '../../deps.ts';
import { notify } from '../../notificaciones/service.ts';
import { asObjeto, toAuditFields } from '../mapper.ts';
import { findTaken, findUsuario, insertUsuario, type UsuarioRow } from '../repository/usuarios.ts';

export type Registro = z.output<OperationOf<'usuarios.create'>['body']['schema']>;

const UNIQUE = ['usuarios_email_unico', 'usuarios_dni_unico'];

const detail = (field: 'email' | 'dni', code: 'EMAIL_EN_USO' | 'DNI_EN_USO') => ({
  field,
  message: ERRORS[code].message,
});

/** Limit of registrations from one address per day, because each sends a mail. A shop has fewer in a week. */
export const REGISTRATION_LIMIT = ['solicitudes', { points: 200, seconds: 24 * 3600 }] as const;

/**
 * Stores a registration for staff to approve, notifies them, and mails a link. The link confirms the e-mail. If staff
 * asked for a link in place of a password, the customer chooses a password there. Throws EMAIL_EN_USO, DNI_EN_USO,
 * DEMASIADAS_SOLICITUDES.
 */
export async function requestAccount(
  deps: ModuleDeps,
  { password, clave_por_correo, ...fields }: Registro,
  ip: string,
  author: Author,
): Promise<UsuarioRow> {
  const { db, limiter } = deps;
  const dni = Number(fields.dni);
  if (password !== undefined) await refuseWeak(password, 'password');
  await limiter.consume(...REGISTRATION_LIMIT, ip);
  const password_hash = password === undefined ? NO_PASSWORD : await hashPassword(password);
  try {
    return await db.transaction(async (tx) => {
      const usuario = await insertUsuario(tx, { ...fields, dni, usuario_id: uuidv7(), password_hash });
      await notify(tx, {
        tipo: 'usuario',
        mensaje: `Nueva solicitud de ${usuario.nombre} ${usuario.apellido} (${usuario.nombre_comercio})`,
        referencia_id: usuario.usuario_id,
      });
      await record(tx, author, { accion: 'usuario.solicitud', objeto: asObjeto(usuario) });
      const { usuario_id: usuarioId, email } = usuario;
      // The link to choose a password confirms the e-mail too.
      if (clave_por_correo) await inviteOwner(tx, deps, { email, author });
      else await deps.jobs.add(tx, 'confirmLink', { usuarioId, email });
      return usuario;
    });
  } catch (error) {
    await limiter.giveBack(...REGISTRATION_LIMIT, ip);
    if (!UNIQUE.includes(brokenConstraint(error) ?? '')) throw error;
    // PostgreSQL reports only the first violated constraint. Check both fields to show both errors.
    const taken = await findTaken(db, { email: fields.email, dni });
    const details = [
      ...(taken.email ? [detail('email', 'EMAIL_EN_USO')] : []),
      ...(taken.dni ? [detail('dni', 'DNI_EN_USO')] : []),
    ];
    if (details.length === 0) throw error;
    throw new Problem(taken.email ? 'EMAIL_EN_USO' : 'DNI_EN_USO', details);
  }
}

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
  const refusals = {
    usuarios_email_unico: () => new Problem('EMAIL_EN_USO'),
    usuarios_dni_unico: () => new Problem('DNI_EN_USO'),
  };
  await inTransaction(db, { refusals }, async (tx) => {
    const admin = await insertUsuario(tx, values);
    await record(tx, OPERATOR, {
      accion: 'usuario.alta',
      objeto: asObjeto(admin),
      despues: toAuditFields(admin),
    });
  });
}

/** Limit for one account from all addresses, so that a stolen session cannot be used to guess the password. */
const TRIES = ['clave', { points: 10, seconds: 900 }] as const;

interface Proved {
  account: UsuarioRow;
  /** Takes the counted try back. */
  takeBack: () => Promise<void>;
}

/** Returns the account if the password is right. Throws CLAVE_INCORRECTA, DEMASIADAS_SOLICITUDES. */
export async function provePassword(
  { db, limiter }: Pick<ModuleDeps, 'db' | 'limiter'>,
  usuarioId: string,
  password: string,
): Promise<Proved> {
  await limiter.consume(...TRIES, usuarioId);
  const account = found(await findUsuario(db, usuarioId));
  if (!(await verifyPassword(account.password_hash, password))) {
    throw fieldProblem('CLAVE_INCORRECTA', 'password');
  }
  return { account, takeBack: () => limiter.giveBack(...TRIES, usuarioId) };
}
