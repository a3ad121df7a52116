/** The form by which an account is asked for; apart, for the pages that have it. */
import { z } from 'zod';
import { email, password } from './auth.ts';
import { text } from './common.ts';
import { LIMITS } from './limits.ts';

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
