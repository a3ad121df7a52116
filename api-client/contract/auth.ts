/** Login and password reset. */
import { z } from 'zod';
import { mensaje, message } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { FORBIDDEN_TEXT, hasForbidden, line, searchText } from './plain-text.ts';

export const token = z.object({ token: z.string() }).meta({ id: 'Token' });

/** E-mail field of the account forms: trimmed and lowercased before the checks. */
const address = (missing: string, invalid: string) =>
  line(missing, 'El correo')
    .toLowerCase()
    .min(1, missing)
    .max(LIMITS.email, invalid)
    .regex(z.regexes.email, invalid);

export const email = address('El correo electrónico no es válido.', 'El correo electrónico no es válido.');

/** Required characters of a new password: an upper-case letter, a digit and a special character. */
export const PASSWORD_RULES = {
  capital: /\p{Lu}/u,
  digit: /\d/,
  special: /[^\p{L}\p{N}\s]/u,
} as const;

export const passwordPattern = /^(?=.*\p{Lu})(?=.*\d)(?=.*[^\p{L}\p{N}\s])/u;

export const passwordComplexity =
  'La contraseña debe incluir al menos una letra mayúscula, un número y un carácter especial (como *, $, #, etc.).';

export const password = z
  .string('La contraseña es obligatoria.')
  .min(1, 'La contraseña es obligatoria.')
  .min(LIMITS.passwordMin, 'La contraseña debe tener al menos 8 caracteres.')
  .max(LIMITS.passwordMax, 'La contraseña no puede exceder los 255 caracteres.')
  .regex(passwordPattern, passwordComplexity)
  .refine((written) => !hasForbidden(written), FORBIDDEN_TEXT);

/** Six digits of an authenticator app, or a recovery code. Spaces, hyphens and case are ignored. */
export const codigo = line('El código es obligatorio.', 'El código')
  .min(1, 'El código es obligatorio.')
  .max(LIMITS.codigoTyped, `El código no puede exceder los ${LIMITS.codigoTyped} caracteres.`);

export const loginBody = z
  .object({
    email: address('El email es obligatorio', 'Email inválido'),
    password: z
      .string('La contraseña es obligatoria')
      .min(1, 'La contraseña es obligatoria')
      .max(LIMITS.passwordMax, 'La contraseña no puede exceder los 255 caracteres.'),
    codigo: codigo.exactOptional().describe('Only for staff: required after the error FALTA_SEGUNDO_FACTOR'),
  })
  .meta({ id: 'LoginBody' });

export const requestPasswordResetBody = z.object({ email }).meta({ id: 'RequestPasswordResetBody' });

export const resetPasswordBody = z
  .object({ token: searchText().min(1).max(200), newPassword: password })
  .meta({ id: 'ResetPasswordBody' });

export const currentPassword = z
  .string('La contraseña es obligatoria.')
  .min(1, 'La contraseña es obligatoria.')
  .max(LIMITS.passwordMax, 'La contraseña no puede exceder los 255 caracteres.')
  .describe('The current password');

export const changePasswordBody = z
  .object({ password: currentPassword, newPassword: password })
  .meta({ id: 'ChangePasswordBody' });

export const canjeBody = z.object({ codigo: searchText().min(1).max(200) }).meta({ id: 'CanjeBody' });

export const authOperations = [
  defineOperation({
    id: 'auth.login',
    route: 'POST /auth/login',
    summary: 'Opens a session. A wrong e-mail and a wrong password get the same answer.',
    audience: 'public',
    body: { type: 'json', schema: loginBody },
    answers: { 200: token },
    errors: [
      'CREDENCIALES_INCORRECTAS',
      'CUENTA_PENDIENTE',
      'CUENTA_DESACTIVADA',
      'COMERCIO_DESACTIVADO',
      'ACCESO_QUITADO',
      'FALTA_SEGUNDO_FACTOR',
      'CODIGO_INCORRECTO',
    ],
    rate: { points: 300, seconds: 900 },
    countedInParallel: true,
  }),
  defineOperation({
    id: 'auth.logout',
    route: 'POST /auth/logout',
    summary: 'Ends the session of this call.',
    audience: 'customer',
    admits: ['staff'],
    areas: 'todo el personal',
    unenrolled: true,
    answers: { 200: mensaje },
  }),
  defineOperation({
    id: 'auth.requestPasswordReset',
    route: 'POST /auth/request-password-reset',
    summary: 'Mails a link to set a new password. The answer never tells if the e-mail exists.',
    audience: 'public',
    namesCaller: true,
    body: { type: 'json', schema: requestPasswordResetBody },
    answers: { 200: message },
    errors: ['RESET_YA_SOLICITADO'],
    rate: { points: 30, seconds: 900 },
  }),
  defineOperation({
    id: 'auth.resetPassword',
    route: 'POST /auth/reset-password',
    summary:
      'Sets a new password with the token of a mailed link. The token works once; the other sessions end.',
    audience: 'public',
    body: { type: 'json', schema: resetPasswordBody },
    answers: { 200: message },
    errors: ['ENLACE_INVALIDO'],
    rate: { points: 30, seconds: 900 },
  }),
  defineOperation({
    id: 'auth.changePassword',
    route: 'POST /auth/change-password',
    summary: "Sets a new password if the current one is right, and ends the caller's other sessions.",
    audience: 'customer',
    admits: ['staff'],
    areas: 'todo el personal',
    unenrolled: true,
    body: { type: 'json', schema: changePasswordBody },
    answers: { 200: mensaje },
    errors: ['CLAVE_INCORRECTA', 'DEMASIADAS_SOLICITUDES'],
  }),
  defineOperation({
    id: 'auth.crearCodigo',
    route: 'POST /auth/codigo',
    summary:
      'Creates a code that opens one more session of this account. The code works once, within 60 seconds.',
    audience: 'customer',
    admits: ['staff'],
    areas: 'todo el personal',
    unenrolled: true,
    surfaces: ['storefront'],
    answers: { 201: z.object({ codigo: z.string() }).meta({ id: 'Codigo' }) },
    rate: { points: 60, seconds: 900 },
  }),
  defineOperation({
    id: 'auth.canjearCodigo',
    route: 'POST /auth/canje',
    summary: 'Opens a session with a code instead of a password.',
    audience: 'public',
    surfaces: ['backoffice'],
    body: { type: 'json', schema: canjeBody },
    answers: { 200: token },
    errors: [
      'CODIGO_INVALIDO',
      'CUENTA_PENDIENTE',
      'CUENTA_DESACTIVADA',
      'COMERCIO_DESACTIVADO',
      'ACCESO_QUITADO',
    ],
    rate: { points: 60, seconds: 900 },
  }),
] as const;
