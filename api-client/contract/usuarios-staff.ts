/** Accounts as staff manage them. */
import { z } from 'zod';
import { idParams, mensaje, pageQuery, searchQuery, total } from './common.ts';
import { defineOperation } from './define.ts';
import type { ErrorCode } from './errors.ts';
import { LIMITS } from './limits.ts';
import { usuario } from './usuarios.ts';

export const usuariosPage = z.object({ usuarios: z.array(usuario), total }).meta({ id: 'UsuariosPage' });

export const rechazoBody = z
  .object({
    motivo: z
      .string('El motivo es obligatorio.')
      .trim()
      .min(1, 'El motivo es obligatorio.')
      .max(LIMITS.motivo, `El motivo no puede exceder los ${LIMITS.motivo} caracteres.`),
  })
  .meta({ id: 'RechazoBody' });

const action = <const V extends string, const P extends string, const A extends 'staff' | 'admin'>(
  verb: V,
  path: P,
  audience: A,
  summary: string,
  errors: readonly ErrorCode[],
) =>
  defineOperation({
    id: `usuarios.${verb}`,
    method: 'PATCH',
    path: `/usuarios/${path}/{id}`,
    summary,
    audience,
    versioned: true,
    params: idParams('id'),
    answers: { 200: usuario },
    errors: ['NO_ENCONTRADO', 'SIN_PERMISO', ...errors],
  });

export const usuariosStaffOperations = [
  defineOperation({
    id: 'usuarios.list',
    method: 'GET',
    path: '/usuarios',
    summary: 'The active accounts, by last name.',
    audience: 'staff',
    query: pageQuery,
    answers: { 200: usuariosPage },
    errors: [],
  }),
  defineOperation({
    id: 'usuarios.inactivos',
    method: 'GET',
    path: '/usuarios/inactivos',
    summary: 'The requests that wait and the deactivated accounts, newest first.',
    audience: 'staff',
    query: pageQuery,
    answers: { 200: usuariosPage },
    errors: [],
  }),
  defineOperation({
    id: 'usuarios.search',
    method: 'GET',
    path: '/usuarios/search',
    summary: 'All accounts whose e-mail, name, last name, DNI or shop holds the term.',
    audience: 'staff',
    query: searchQuery,
    answers: { 200: usuariosPage },
    errors: [],
  }),
  action('alta', 'alta', 'staff', 'Approves or reactivates an account, and mails its owner.', []),
  action('baja', 'baja', 'staff', 'Deactivates an account and ends its sessions at once.', [
    'ULTIMO_ADMIN',
    'CUENTA_PROPIA',
  ]),
  action('rolEmpleado', 'rol-empleado', 'admin', 'Gives an active account the employee role.', [
    'CUENTA_NO_ACTIVA',
  ]),
  defineOperation({
    id: 'usuarios.rechazar',
    method: 'PATCH',
    path: '/usuarios/rechazar/{id}',
    summary: 'Turns down a request for an account, mails its owner why, and forgets it.',
    audience: 'staff',
    versioned: true,
    params: idParams('id'),
    body: { type: 'json', schema: rechazoBody },
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO', 'CUENTA_NO_PENDIENTE', 'CUENTA_CON_PEDIDOS'],
  }),
] as const;
