/** Change of an account's e-mail: requested with the password, and confirmed by a link mailed to the new address. */
import { z } from 'zod';
import { currentPassword, email } from './auth.ts';
import { mensaje } from './common.ts';
import { defineOperation } from './define.ts';
import { looked } from './plain-text.ts';

export const cambioDeCorreoBody = z
  .object({ email: email.describe('The one that is wanted'), password: currentPassword })
  .meta({ id: 'CambioDeCorreoBody' });

const codeBody = z.object({ codigo: looked().min(1).max(200) }).meta({ id: 'CodigoDeCambioDeCorreoBody' });

const own = { audience: 'customer', admits: ['staff'], areas: 'todo el personal', unenrolled: true } as const;

/** Calls with the code of a mailed link; they need no session. */
const byLink = {
  audience: 'public',
  surfaces: ['storefront'],
  body: { type: 'json', schema: codeBody },
  answers: { 200: mensaje },
  rate: { points: 60, seconds: 900 },
} as const;

export const cambioDeCorreoOperations = [
  defineOperation({
    ...own,
    id: 'cambioDeCorreo.request',
    route: 'POST /cuenta/cambio-de-correo',
    summary:
      "Asks for another e-mail of one's own account, which gets a link; in the place of one asked for before. Never tells whether the e-mail is somebody's.",
    body: { type: 'json', schema: cambioDeCorreoBody },
    answers: { 200: mensaje },
    errors: ['CLAVE_INCORRECTA', 'DEMASIADAS_SOLICITUDES'],
    rate: { points: 60, seconds: 900 },
  }),
  defineOperation({
    ...own,
    id: 'cambioDeCorreo.resend',
    route: 'POST /cuenta/cambio-de-correo/enlace',
    summary: 'Mails one more link to the e-mail that was asked for.',
    answers: { 200: mensaje },
    errors: ['CAMBIO_NO_PENDIENTE', 'DEMASIADAS_SOLICITUDES'],
  }),
  defineOperation({
    ...own,
    id: 'cambioDeCorreo.cancel',
    route: 'DELETE /cuenta/cambio-de-correo',
    summary: 'Leaves the e-mail as it is.',
    answers: { 200: mensaje },
    errors: ['CAMBIO_NO_PENDIENTE'],
  }),
  defineOperation({
    ...byLink,
    id: 'cambioDeCorreo.confirm',
    route: 'POST /cuenta/cambio-de-correo/confirmar',
    summary:
      'Changes the e-mail with the code that was mailed to the wanted one, and ends all sessions of the account. Asked once more it says so, and does nothing.',
    errors: ['ENLACE_INVALIDO', 'EMAIL_EN_USO'],
  }),
  defineOperation({
    ...byLink,
    id: 'cambioDeCorreo.stop',
    route: 'POST /cuenta/cambio-de-correo/frenar',
    summary: 'Leaves the e-mail as it is, with the code that was mailed to the one of now.',
    errors: ['ENLACE_INVALIDO'],
  }),
] as const;
