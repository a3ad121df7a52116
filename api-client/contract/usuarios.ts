/** Accounts as their owners meet them: the request for one, and reading one's own. */
import { z } from 'zod';
import { altaBody } from './alta-body.ts';
import { uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { ROLES } from './words.ts';

export const rol = z.enum(ROLES).meta({ id: 'Rol' });

export const usuario = z
  .object({
    usuario_id: uuid,
    nombre: z.string(),
    apellido: z.string(),
    dni: z.int().describe('CUIT/CUIL, 11 digits'),
    nombre_comercio: z.string(),
    telefono: z.string(),
    dom_fiscal: z.string(),
    email: z.string(),
    correo_confirmado: z
      .boolean()
      .nullish()
      .describe('Whether somebody who reads its mail has said so, by a mailed link'),
    sin_clave: z
      .boolean()
      .nullish()
      .describe('Whether nobody has chosen its password yet, which its owner does by a mailed link'),
    dado_de_alta: z.boolean(),
    esta_activo: z.boolean(),
    creado_en: z.iso.datetime().nullish().describe('When it was asked for'),
    borrado_pedido_en: z.iso.datetime().nullish().describe('When its owner asked for its data to be erased'),
    roles: z.array(rol),
    rol_id: uuid
      .nullish()
      .describe('What of the work an employee does: a role of the house; null for all of it'),
    titular_id: uuid
      .nullish()
      .describe(
        "Of a person who orders for a shop: its owner's account, whose CUIT, shop, telephone and address theirs has",
      ),
    version: z.int().describe('Goes back as `If-Match`'),
  })
  .meta({ id: 'Usuario' });

export const registro = z.object({ usuario_id: uuid, token: z.string() }).meta({ id: 'Registro' });

export const usuariosOperations = [
  defineOperation({
    id: 'usuarios.create',
    route: 'POST /usuarios',
    summary:
      'Requests an account, with a password or, for staff, a mailed link to choose one. The token lives 15 minutes and reads this account alone.',
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
    summary: "An account: one's own, or for staff anyone's.",
    audience: 'customer',
    admits: ['staff', 'registration'],
    areas: ['clientes'],
    ownAccount: true,
    unenrolled: true,
    answers: { 200: usuario },
    errors: ['NO_ENCONTRADO'],
  }),
] as const;

export { dni, registroBody } from './registro.ts';
