/** The e-mail of the caller's account, and the mailed links that prove who owns it. */
import { z } from 'zod';
import { mensaje } from './common.ts';
import { defineOperation } from './define.ts';
import { looked } from './plain-text.ts';

export const correoDeCuenta = z
  .object({
    email: z.string(),
    confirmado: z.boolean(),
    cambio: z
      .object({ email: z.string(), vence_en: z.iso.datetime() })
      .nullish()
      .describe('The e-mail that was asked for in its place and is not confirmed yet'),
  })
  .meta({ id: 'CorreoDeCuenta' });

export const confirmarCorreoBody = z
  .object({ codigo: looked().min(1).max(200) })
  .meta({ id: 'ConfirmarCorreoBody' });

const own = { audience: 'customer', admits: ['staff'], areas: 'todo el personal', unenrolled: true } as const;

const asCustomer = {
  audience: 'customer',
  admits: ['staff'],
  areas: 'todo el personal',
  surfaces: ['storefront'],
} as const;

export const cuentaOperations = [
  defineOperation({
    ...own,
    id: 'cuenta.correo',
    route: 'GET /cuenta/correo',
    summary: "The e-mail of one's own account, and whether it is confirmed.",
    answers: { 200: correoDeCuenta },
  }),
  defineOperation({
    ...own,
    id: 'cuenta.enviarEnlace',
    route: 'POST /cuenta/enlace',
    summary: "Mails one more link that confirms the e-mail of one's own account.",
    answers: { 200: mensaje },
    errors: ['CORREO_YA_CONFIRMADO', 'DEMASIADAS_SOLICITUDES'],
  }),
  defineOperation({
    id: 'cuenta.confirmarCorreo',
    route: 'POST /cuenta/confirmar-correo',
    summary:
      'Confirms an e-mail with the code of a mailed link. Asked once more it says so, and does nothing.',
    audience: 'public',
    surfaces: ['storefront'],
    body: { type: 'json', schema: confirmarCorreoBody },
    answers: { 200: mensaje },
    errors: ['ENLACE_INVALIDO'],
    rate: { points: 60, seconds: 900 },
  }),
  defineOperation({
    ...asCustomer,
    id: 'cuenta.exportarDatos',
    // The file contains the caller's own orders, with amounts.
    areas: ['ver-precios'],
    route: 'GET /cuenta/datos',
    summary: "All that the shop keeps of the caller, but for the house's own notes, as a file.",
    answers: { 200: { file: 'application/json' } },
    rate: { points: 10, seconds: 3600 },
  }),
  defineOperation({
    ...asCustomer,
    id: 'cuenta.pedirBorrado',
    route: 'POST /cuenta/borrado',
    summary: "Asks staff to erase the caller's data; asked once more it changes nothing.",
    answers: { 200: mensaje },
  }),
  defineOperation({
    ...asCustomer,
    id: 'cuenta.retirarBorrado',
    route: 'DELETE /cuenta/borrado',
    summary: 'Takes that back.',
    answers: { 200: mensaje },
  }),
] as const;
