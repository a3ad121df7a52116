import { ERRORS, type OperationOf } from 'api-client/contract';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { type Author, record } from '../../bitacora/record.ts';
import { brokenConstraint } from '../../db/database.ts';
import { solicitudReceived } from '../../mail/cuenta-mails.ts';
import { mailOwner } from '../../mail/mail-owner.ts';
import { hashPassword } from '../../shared/passwords.ts';
import { Problem } from '../../shared/problem.ts';
import { refuseWeak } from '../../shared/weak-password.ts';
import type { ModuleDeps } from '../deps.ts';
import { notify } from '../notificaciones/notificaciones-service.ts';
import { asObjeto } from './usuario-mapper.ts';
import { findTaken, insertUsuario, type UsuarioRow } from './usuarios-repository.ts';

export type Registro = z.output<OperationOf<'usuarios.create'>['body']['schema']>;

const UNIQUE = ['usuarios_email_unico', 'usuarios_dni_unico'];

const detail = (field: 'email' | 'dni', code: 'EMAIL_EN_USO' | 'DNI_EN_USO') => ({
  field,
  message: ERRORS[code].message,
});

/**
 * Stores a request for an account, which staff approve later, and tells them and the owner: EMAIL_EN_USO, DNI_EN_USO.
 */
export async function requestAccount(
  deps: ModuleDeps,
  { password, ...fields }: Registro,
  author: Author,
): Promise<UsuarioRow> {
  const { db } = deps;
  const dni = Number(fields.dni);
  refuseWeak(password, 'password');
  const password_hash = await hashPassword(password);
  try {
    return await db.transaction(async (tx) => {
      const usuario = await insertUsuario(tx, { ...fields, dni, usuario_id: uuidv7(), password_hash });
      await notify(tx, {
        tipo: 'usuario',
        mensaje: `Nueva solicitud de ${usuario.nombre} ${usuario.apellido} (${usuario.nombre_comercio})`,
        referencia_id: usuario.usuario_id,
      });
      await record(tx, author, { accion: 'usuario.solicitud', objeto: asObjeto(usuario) });
      await mailOwner(tx, deps, usuario, (shop) => solicitudReceived({ ...usuario, shop }));
      return usuario;
    });
  } catch (error) {
    if (!UNIQUE.includes(brokenConstraint(error) ?? '')) throw error;
    // PostgreSQL names the first constraint alone; whoever fills in the form wants to hear of both.
    const taken = await findTaken(db, { email: fields.email, dni });
    const details = [
      ...(taken.email ? [detail('email', 'EMAIL_EN_USO')] : []),
      ...(taken.dni ? [detail('dni', 'DNI_EN_USO')] : []),
    ];
    if (details.length === 0) throw error;
    throw new Problem(taken.email ? 'EMAIL_EN_USO' : 'DNI_EN_USO', details);
  }
}
