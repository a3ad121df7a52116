/** The e-mail of the caller's account, and the mailed links that prove who owns it. */
import { z } from 'zod';
import { mensaje } from './common.ts';
import { defineOperation } from './define.ts';
import { searchText } from './plain-text.ts';

export const correoDeCuenta = z
  .object({
    email: z.string(),
    confirmado: z.boolean(),
    cambio: z
      .object({ email: z.string(), vence_en: z.iso.datetime() })
      .nullish()
      .describe('The requested new e-mail, not yet confirmed'),
  })
  .meta({ id: 'CorreoDeCuenta' });

export const confirmarCorreoBody = z
  .object({ codigo: searchText().min(1).max(200) })
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
    summary: "The e-mail of the caller's account, and its confirmation.",
    answers: { 200: correoDeCuenta },
  }),
  defineOperation({
    ...own,
    id: 'cuenta.enviarEnlace',
    route: 'POST /cuenta/enlace',
    summary: "Mails another link that confirms the e-mail of the caller's account.",
    answers: { 200: mensaje },
    errors: ['CORREO_YA_CONFIRMADO', 'DEMASIADAS_SOLICITUDES'],
  }),
  defineOperation({
    id: 'cuenta.confirmarCorreo',
    route: 'POST /cuenta/confirmar-correo',
    summary:
      'Confirms an e-mail with the code of a mailed link. A repeated call succeeds without another change.',
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
    summary: 'Exports all stored data of the caller as a file, without internal notes.',
    answers: { 200: { file: 'application/json' } },
    rate: { points: 10, seconds: 3600 },
  }),
  defineOperation({
    ...asCustomer,
    id: 'cuenta.pedirBorrado',
    route: 'POST /cuenta/borrado',
    summary: "Requests the erasure of the caller's data. A repeated call changes nothing.",
    answers: { 200: mensaje },
  }),
  defineOperation({
    ...asCustomer,
    id: 'cuenta.retirarBorrado',
    route: 'DELETE /cuenta/borrado',
    summary: "Withdraws the request to erase the caller's data.",
    answers: { 200: mensaje },
  }),
] as const;
