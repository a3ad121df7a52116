/** Accounts, as staff manage them. */
import { z } from 'zod';
import { mensaje, pageQuery, searchQuery, text, texts, total } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { registroBody } from './usuario.ts';
import { usuario } from './usuarios.ts';

export const usuariosPage = z.object({ usuarios: z.array(usuario), total }).meta({ id: 'UsuariosPage' });

export const rechazoBody = z
  .object({ motivo: texts('El motivo', LIMITS.motivo) })
  .meta({ id: 'RechazoBody' });

/** Without the e-mail, which only the owner changes, and without roles, which only admins change. */
export const usuarioEdicionBody = registroBody
  .omit({ email: true, password: true })
  .meta({ id: 'UsuarioEdicionBody' });

/** The e-mail must be typed, so that staff do not erase the wrong account by mistake. */
export const borradoBody = z
  .object({ email: text('El correo de la cuenta', LIMITS.email) })
  .meta({ id: 'BorradoBody' });

const action = { versioned: true, answers: { 200: usuario } } as const;
const approving = { ...action, audience: 'staff', areas: ['solicitudes'] } as const;
/** Only admins decide who is an employee. */
const employing = { ...action, audience: 'admin', areas: 'solo admin' } as const;

const listed = {
  audience: 'staff',
  areas: ['clientes'],
  query: pageQuery,
  answers: { 200: usuariosPage },
} as const;

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
    summary: 'The open requests and the deactivated accounts, newest first.',
  }),
  defineOperation({
    ...listed,
    id: 'usuarios.search',
    route: 'GET /usuarios/search',
    summary:
      'All accounts where each word of the term is part of e-mail, name, last name, DNI, telephone or shop.',
    query: searchQuery.extend({
      parecidos: z
        .enum(['si'], 'El filtro no es válido.')
        .exactOptional()
        .describe('True to include accounts with similar words, the best match first; for mistyped terms'),
    }),
  }),
  defineOperation({
    id: 'usuarios.update',
    route: 'PATCH /usuarios/{id}',
    summary:
      "Corrects an account's name, shop, CUIT, telephone and address. Only an admin may correct an admin's.",
    audience: 'staff',
    areas: ['clientes'],
    versioned: true,
    body: { type: 'json', schema: usuarioEdicionBody },
    answers: { 200: usuario },
    errors: ['NO_ENCONTRADO', 'SIN_PERMISO', 'DNI_EN_USO', 'CUENTA_DE_PERSONA'],
  }),
  defineOperation({
    ...approving,
    id: 'usuarios.alta',
    route: 'PATCH /usuarios/alta/{id}',
    summary: 'Approves or reactivates an account, and mails the owner.',
    errors: ['NO_ENCONTRADO', 'SIN_PERMISO'],
  }),
  defineOperation({
    ...approving,
    id: 'usuarios.baja',
    route: 'PATCH /usuarios/baja/{id}',
    summary: 'Deactivates an account and ends its sessions at once.',
    errors: ['NO_ENCONTRADO', 'SIN_PERMISO', 'ULTIMO_ADMIN', 'CUENTA_PROPIA'],
  }),
  defineOperation({
    ...employing,
    id: 'usuarios.rolEmpleado',
    route: 'PATCH /usuarios/rol-empleado/{id}',
    summary: 'Gives an active account the employee role.',
    errors: ['NO_ENCONTRADO', 'SIN_PERMISO', 'CUENTA_NO_ACTIVA', 'CUENTA_DE_PERSONA'],
  }),
  defineOperation({
    ...employing,
    id: 'usuarios.quitarRolEmpleado',
    route: 'PATCH /usuarios/quitar-rol-empleado/{id}',
    summary:
      "Removes the employee role of an account and ends its sessions at once; the account stays a customer's.",
    errors: ['NO_ENCONTRADO', 'SIN_PERMISO'],
  }),
  defineOperation({
    id: 'usuarios.rechazar',
    route: 'PATCH /usuarios/rechazar/{id}',
    summary: 'Rejects a request for an account, mails the reason to the applicant, and deletes the request.',
    audience: 'staff',
    areas: ['solicitudes'],
    versioned: true,
    body: { type: 'json', schema: rechazoBody },
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO', 'CUENTA_NO_PENDIENTE', 'CUENTA_CON_PEDIDOS'],
  }),
  defineOperation({
    id: 'usuarios.exportarDatos',
    route: 'GET /usuarios/datos/{id}',
    summary: 'Exports all stored data of a person, to be handed to that person.',
    audience: 'admin',
    areas: 'solo admin',
    answers: { 200: { file: 'application/json' } },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'usuarios.borrarDatos',
    route: 'PATCH /usuarios/borrar-datos/{id}',
    summary: 'Erases the stored data of a person for good; orders keep their amounts.',
    audience: 'admin',
    areas: 'solo admin',
    body: { type: 'json', schema: borradoBody },
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO', 'CUENTA_PROPIA', 'ULTIMO_ADMIN'],
  }),
] as const;
