/** Accounts as their owners meet them: the request for one, and reading one's own. */
import { z } from 'zod';
import { email, password } from './auth.ts';
import { text, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { ROLES } from './words.ts';

export const rol = z.enum(ROLES).meta({ id: 'Rol' });

const DNI = 'El DNI debe tener entre 11 dígitos.';

/** A positive number of 11 digits, as a number or as its digits; the check digit is not looked at. */
export const dni = z.union(
  [
    z
      .string()
      .trim()
      .regex(/^[1-9]\d{10}$/, DNI),
    z.int(DNI).min(10_000_000_000, DNI).max(99_999_999_999, DNI),
  ],
  DNI,
);

export const registroBody = z
  .object({
    nombre: text('El nombre', LIMITS.nombrePersona),
    apellido: text('El apellido', LIMITS.nombrePersona),
    dni,
    nombre_comercio: text('El nombre del comercio', LIMITS.nombreComercio),
    telefono: text('El teléfono', LIMITS.telefono),
    dom_fiscal: text('El domicilio fiscal', LIMITS.domFiscal),
    email,
    password,
  })
  .meta({ id: 'RegistroBody' });

const ONE_OF_BOTH = 'Escribe una contraseña o envía el enlace por correo, no las dos cosas.';

/**
 * What `POST /usuarios` takes: the documents' form, whose password staff may replace by a link that the customer is mailed.
 * `when`: a missing password is told with the other fields that are wrong.
 */
export const altaBody = registroBody
  .extend({
    password: password.exactOptional(),
    clave_por_correo: z
      .literal(true, 'Para enviar el enlace por correo, el valor es true.')
      .exactOptional()
      .describe(
        'In place of `password`, for staff alone: the customer is mailed a link by which they choose one',
      ),
  })
  .refine((asked) => asked.password !== undefined || asked.clave_por_correo !== undefined, {
    path: ['password'],
    message: 'La contraseña es obligatoria.',
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
  .refine((asked) => asked.password === undefined || asked.clave_por_correo === undefined, {
    path: ['password'],
    message: ONE_OF_BOTH,
  })
  .meta({ id: 'AltaBody' });

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
