import { ERRORS, type OperationOf } from 'api-client/contract';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { type Author, record } from '../../bitacora/record.ts';
import { brokenConstraint } from '../../db/database.ts';
import { inviteOwner } from '../../mail/invite-owner.ts';
import { hashPassword, NO_PASSWORD } from '../../shared/passwords.ts';
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

/** Limit of registrations from one address per day, because each sends a mail. A shop has fewer in a week. */
export const TAKEN = ['solicitudes', { points: 200, seconds: 24 * 3600 }] as const;

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
  await limiter.consume(...TAKEN, ip);
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
    await limiter.giveBack(...TAKEN, ip);
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
