/** Change of an account's e-mail: requested with the password, and confirmed by a link mailed to the new address. */
import { z } from 'zod';
import { currentPassword, email } from './auth.ts';
import { mensaje } from './common.ts';
import { defineOperation } from './define.ts';
import { searchText } from './plain-text.ts';

export const cambioDeCorreoBody = z
  .object({ email: email.describe('The new e-mail'), password: currentPassword })
  .meta({ id: 'CambioDeCorreoBody' });

const codeBody = z
  .object({ codigo: searchText().min(1).max(200) })
  .meta({ id: 'CodigoDeCambioDeCorreoBody' });

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
      "Requests another e-mail for the caller's account and mails a link to that e-mail. Replaces an earlier request. The answer never tells if an account has the e-mail.",
    body: { type: 'json', schema: cambioDeCorreoBody },
    answers: { 200: mensaje },
    errors: ['CLAVE_INCORRECTA', 'DEMASIADAS_SOLICITUDES'],
    rate: { points: 60, seconds: 900 },
  }),
  defineOperation({
    ...own,
    id: 'cambioDeCorreo.resend',
    route: 'POST /cuenta/cambio-de-correo/enlace',
    summary: 'Mails another link to the requested e-mail.',
    answers: { 200: mensaje },
    errors: ['CAMBIO_NO_PENDIENTE', 'DEMASIADAS_SOLICITUDES'],
  }),
  defineOperation({
    ...own,
    id: 'cambioDeCorreo.cancel',
    route: 'DELETE /cuenta/cambio-de-correo',
    summary: 'Cancels the request; the e-mail stays as it is.',
    answers: { 200: mensaje },
    errors: ['CAMBIO_NO_PENDIENTE'],
  }),
  defineOperation({
    ...byLink,
    id: 'cambioDeCorreo.confirm',
    route: 'POST /cuenta/cambio-de-correo/confirmar',
    summary:
      'Changes the e-mail with the code mailed to the new e-mail, and ends all sessions of the account. A repeated call succeeds without another change.',
    errors: ['ENLACE_INVALIDO', 'EMAIL_EN_USO'],
  }),
  defineOperation({
    ...byLink,
    id: 'cambioDeCorreo.stop',
    route: 'POST /cuenta/cambio-de-correo/frenar',
    summary: 'Cancels the request with the code mailed to the current e-mail.',
    errors: ['ENLACE_INVALIDO'],
  }),
] as const;
