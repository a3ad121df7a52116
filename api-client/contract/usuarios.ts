/** Accounts for their owners: the account request, and reading the own account. */
import { z } from 'zod';
import { altaBody } from './alta-body.ts';
import { uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { usuario } from './usuario.ts';

export const registro = z.object({ usuario_id: uuid, token: z.string() }).meta({ id: 'Registro' });

export const usuariosOperations = [
  defineOperation({
    id: 'usuarios.create',
    route: 'POST /usuarios',
    summary:
      'Requests an account with a password or, as staff, with a mailed link to choose one. The token is valid for 15 minutes and reads only this account.',
    audience: 'public',
    body: { type: 'json', schema: altaBody },
    staffFields: ['clave_por_correo'],
    answers: { 201: registro },
    errors: ['EMAIL_EN_USO', 'DNI_EN_USO', 'NO_AUTENTICADO', 'SIN_PERMISO'],
    rate: { points: 100, seconds: 3600 },
  }),
  defineOperation({
    id: 'usuarios.get',
    route: 'GET /usuarios/{id}',
    summary: "Returns an account: the caller's own, or any account for staff.",
    audience: 'customer',
    admits: ['staff', 'registration'],
    areas: ['clientes'],
    ownAccount: true,
    unenrolled: true,
    answers: { 200: usuario },
    errors: ['NO_ENCONTRADO'],
  }),
] as const;

export { dni, registroBody, rol, usuario } from './usuario.ts';
