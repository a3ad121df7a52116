/** Accounts as staff manage them. */
import { z } from 'zod';
import { mensaje, pageQuery, searchQuery, text, total } from './common.ts';
import { defineOperation } from './define.ts';
import type { ErrorCode } from './errors.ts';
import { LIMITS } from './limits.ts';
import { registroBody, usuario } from './usuarios.ts';

export const usuariosPage = z.object({ usuarios: z.array(usuario), total }).meta({ id: 'UsuariosPage' });

export const rechazoBody = z.object({ motivo: text('El motivo', LIMITS.motivo) }).meta({ id: 'RechazoBody' });

/** Not the e-mail, which its owner changes, nor what somebody is here, which an admin does. */
export const usuarioEdicionBody = registroBody
  .omit({ email: true, password: true })
  .meta({ id: 'UsuarioEdicionBody' });

/** Typed, so that nobody erases the wrong account by a slip. */
export const borradoBody = z
  .object({ email: text('El correo de la cuenta', LIMITS.email) })
  .meta({ id: 'BorradoBody' });

const action = <const V extends string, const P extends string, const A extends 'staff' | 'admin'>(
  verb: V,
  path: P,
  audience: A,
  summary: string,
  errors: readonly ErrorCode[],
) =>
  defineOperation({
    id: `usuarios.${verb}`,
    route: `PATCH /usuarios/${path}/{id}`,
    summary,
    audience,
    versioned: true,
    answers: { 200: usuario },
    errors: ['NO_ENCONTRADO', 'SIN_PERMISO', ...errors],
  });

const listed = { audience: 'staff', query: pageQuery, answers: { 200: usuariosPage } } as const;

export const usuariosStaffOperations = [
  defineOperation({
    ...listed,
    id: 'usuarios.list',
    route: 'GET /usuarios',
    summary: 'The active accounts, by last name.',
  }),
  defineOperation({
    ...listed,
    id: 'usuarios.inactivos',
    route: 'GET /usuarios/inactivos',
    summary: 'The requests that wait and the deactivated accounts, newest first.',
  }),
  defineOperation({
    ...listed,
    id: 'usuarios.search',
    route: 'GET /usuarios/search',
    summary:
      'All accounts of which each word of the term is a part of e-mail, name, last name, DNI, telephone or shop.',
    query: searchQuery.extend({
      parecidos: z
        .enum(['si'], 'El filtro no es válido.')
        .exactOptional()
        .describe('Those that have each word, or one much like it, the likest first: for who mistyped'),
    }),
  }),
  defineOperation({
    id: 'usuarios.update',
    route: 'PATCH /usuarios/{id}',
    summary: "Corrects an account's name, shop, CUIT, telephone and address; an admin's, only an admin does.",
    audience: 'staff',
    versioned: true,
    body: { type: 'json', schema: usuarioEdicionBody },
    answers: { 200: usuario },
    errors: ['NO_ENCONTRADO', 'SIN_PERMISO', 'DNI_EN_USO', 'CUENTA_DE_PERSONA'],
  }),
  action('alta', 'alta', 'staff', 'Approves or reactivates an account, and mails its owner.', []),
  action('baja', 'baja', 'staff', 'Deactivates an account and ends its sessions at once.', [
    'ULTIMO_ADMIN',
    'CUENTA_PROPIA',
  ]),
  action('rolEmpleado', 'rol-empleado', 'admin', 'Gives an active account the employee role.', [
    'CUENTA_NO_ACTIVA',
    'CUENTA_DE_PERSONA',
  ]),
  action(
    'quitarRolEmpleado',
    'quitar-rol-empleado',
    'admin',
    'Takes the employee role of an account back, and ends its sessions at once; it goes on as a customer.',
    [],
  ),
  defineOperation({
    id: 'usuarios.rechazar',
    route: 'PATCH /usuarios/rechazar/{id}',
    summary: 'Turns down a request for an account, mails its owner why, and forgets it.',
    audience: 'staff',
    versioned: true,
    body: { type: 'json', schema: rechazoBody },
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO', 'CUENTA_NO_PENDIENTE', 'CUENTA_CON_PEDIDOS'],
  }),
  defineOperation({
    id: 'usuarios.exportarDatos',
    route: 'GET /usuarios/datos/{id}',
    summary: 'All that the shop keeps of a person, to be handed to them.',
    audience: 'admin',
    answers: { 200: { file: 'application/json' } },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'usuarios.borrarDatos',
    route: 'PATCH /usuarios/borrar-datos/{id}',
    summary: 'Erases what the shop keeps of a person, for good; orders keep their figures.',
    audience: 'admin',
    body: { type: 'json', schema: borradoBody },
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO', 'CUENTA_PROPIA', 'ULTIMO_ADMIN'],
  }),
] as const;
