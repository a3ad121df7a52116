/** An account: the request form, and the fields in answers. Separate from the calls, for the pages with the form. */
import { z } from 'zod';
import { email, password } from './auth.ts';
import { text, uuid } from './common.ts';
import { condicionIva } from './iva-fields.ts';
import { LIMITS } from './limits.ts';
import { ROLES } from './words.ts';

const DNI = 'El DNI debe tener entre 11 dígitos.';

/** A positive number of 11 digits, as number or text. The check digit is not verified. */
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
    condicion_iva: condicionIva.nullable().exactOptional().describe('Null if unknown'),
    email,
    password,
  })
  .meta({ id: 'RegistroBody' });

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
    condicion_iva: condicionIva.nullish().describe('How the customer is registered for IVA; null if unknown'),
    email: z.string(),
    correo_confirmado: z
      .boolean()
      .nullish()
      .describe('True if the owner confirmed the e-mail by a mailed link'),
    sin_clave: z.boolean().nullish().describe('True until the owner chooses a password by a mailed link'),
    dado_de_alta: z.boolean(),
    esta_activo: z.boolean(),
    creado_en: z.iso.datetime().nullish().describe('When the account was requested'),
    borrado_pedido_en: z.iso
      .datetime()
      .nullish()
      .describe("When the owner requested the erasure of the account's data"),
    roles: z.array(rol),
    rol_id: uuid.nullish().describe("Role that limits an employee's work; null for all of it"),
    titular_id: uuid
      .nullish()
      .describe(
        "For a person who orders for a shop: the owner's account, with the same CUIT, shop, telephone and address",
      ),
    version: z.int().describe('Send this value back as `If-Match`'),
  })
  .meta({ id: 'Usuario' });
