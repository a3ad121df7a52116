/** The second factor of staff: a time code (RFC 6238) after the password, and recovery codes for a lost telephone. */
import { z } from 'zod';
import { codigo } from './auth.ts';
import { mensaje } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';

const password = z
  .string('La contraseña es obligatoria.')
  .min(1, 'La contraseña es obligatoria.')
  .max(LIMITS.passwordMax, 'La contraseña no puede exceder los 255 caracteres.');

export const segundoFactorBeginBody = z.object({ password }).meta({ id: 'SegundoFactorBeginBody' });
export const segundoFactorConfirmBody = z.object({ codigo }).meta({ id: 'SegundoFactorConfirmBody' });
/** Requires both factors again, whatever the session. */
export const segundoFactorProofBody = z.object({ password, codigo }).meta({ id: 'SegundoFactorProofBody' });

export const segundoFactor = z
  .object({
    activado_en: z.iso.datetime().nullable().describe('null if the account needs only the password'),
    codigos: z.int().min(0).max(LIMITS.codigosDeRecuperacion).describe('Number of unused recovery codes'),
  })
  .meta({ id: 'SegundoFactor' });

export const segundoFactorSecret = z
  .object({
    secreto: z.string().describe('Secret in Base32, for typing into an authenticator app'),
    uri: z.string().describe('URI of the scheme `otpauth://`'),
    qr: z
      .object({
        lado: z.int().describe('Modules per side'),
        trazo: z.string().describe('SVG path of the dark modules'),
      })
      .describe('The URI as a QR code'),
  })
  .meta({ id: 'SegundoFactorSecret' });

export const codigosDeRecuperacion = z
  .object({ codigos: z.array(z.string()).length(LIMITS.codigosDeRecuperacion) })
  .meta({ id: 'CodigosDeRecuperacion' });

const RATE = { points: 60, seconds: 900 };

export const segundoFactorStaffOperations = [
  defineOperation({
    id: 'segundoFactor.get',
    route: 'GET /auth/segundo-factor',
    summary: "Tells if the caller's account has a second factor.",
    audience: 'staff',
    areas: 'todo el personal',
    unenrolled: true,
    answers: { 200: segundoFactor },
  }),
  defineOperation({
    id: 'segundoFactor.begin',
    route: 'POST /auth/segundo-factor',
    summary:
      'Creates a secret for an authenticator app. The login asks for codes only after one code confirmed the secret.',
    audience: 'staff',
    areas: 'todo el personal',
    unenrolled: true,
    body: { type: 'json', schema: segundoFactorBeginBody },
    answers: { 201: segundoFactorSecret },
    errors: ['CLAVE_INCORRECTA', 'SEGUNDO_FACTOR_ACTIVO'],
    rate: RATE,
  }),
  defineOperation({
    id: 'segundoFactor.confirm',
    route: 'POST /auth/segundo-factor/confirmar',
    summary:
      "Turns the second factor on with a first code, ends the caller's other sessions, and shows the recovery codes once.",
    audience: 'staff',
    areas: 'todo el personal',
    unenrolled: true,
    body: { type: 'json', schema: segundoFactorConfirmBody },
    answers: { 200: codigosDeRecuperacion },
    errors: ['CODIGO_INCORRECTO', 'SEGUNDO_FACTOR_ACTIVO', 'SEGUNDO_FACTOR_INACTIVO'],
    rate: RATE,
  }),
  defineOperation({
    id: 'segundoFactor.end',
    route: 'POST /auth/segundo-factor/desactivar',
    summary: "Turns the caller's second factor off.",
    audience: 'staff',
    areas: 'todo el personal',
    body: { type: 'json', schema: segundoFactorProofBody },
    answers: { 200: mensaje },
    errors: [
      'CLAVE_INCORRECTA',
      'CODIGO_INCORRECTO',
      'SEGUNDO_FACTOR_INACTIVO',
      'SEGUNDO_FACTOR_OBLIGATORIO',
    ],
    rate: RATE,
  }),
  defineOperation({
    id: 'segundoFactor.renewCodigos',
    route: 'POST /auth/segundo-factor/codigos',
    summary: 'Creates new recovery codes; the old ones no longer work.',
    audience: 'staff',
    areas: 'todo el personal',
    body: { type: 'json', schema: segundoFactorProofBody },
    answers: { 200: codigosDeRecuperacion },
    errors: ['CLAVE_INCORRECTA', 'CODIGO_INCORRECTO', 'SEGUNDO_FACTOR_INACTIVO'],
    rate: RATE,
  }),
  defineOperation({
    id: 'segundoFactor.endOfUsuario',
    route: 'DELETE /usuarios/{id}/segundo-factor',
    summary: "Turns off the second factor of a user who lost it, and ends the user's sessions.",
    audience: 'admin',
    areas: 'solo admin',
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO', 'SEGUNDO_FACTOR_INACTIVO', 'SEGUNDO_FACTOR_PROPIO'],
  }),
] as const;
