/** Mails that a customer may request: a product is in stock again, or a usual product changes its price. */
import { z } from 'zod';
import { mensaje, uuid } from './common.ts';
import { defineOperation } from './define.ts';

const NOTICE_KINDS = ['stock', 'precios'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

const porcentaje = z
  .int('El porcentaje debe ser un número entero.')
  .min(1, 'El porcentaje debe ser al menos 1.')
  .max(100, 'El porcentaje no puede ser mayor a 100.');

const wantedMails = {
  stock: z.boolean().describe('True to get a mail when a product of `productos` is available again'),
  precios: z.boolean().describe('True to get a mail when the price of a usual product changes'),
};

export const misAvisosBody = z.object({ ...wantedMails, porcentaje }).meta({ id: 'MisAvisosBody' });

export const misAvisos = z
  .object({
    ...wantedMails,
    porcentaje: z.int().describe('Minimum change in per cent, up or down'),
    productos: z
      .array(z.object({ producto_id: uuid, nombre: z.string() }))
      .describe('Products that the caller waits for, newest request first'),
  })
  .meta({ id: 'MisAvisos' });

const own = {
  audience: 'customer',
  admits: ['staff'],
  areas: 'todo el personal',
  surfaces: ['storefront'],
} as const;

/** Unsubscribe calls with the code of a mail; they need no session. */
const mailed = {
  audience: 'public',
  surfaces: ['storefront'],
  query: z.object({
    codigo: uuid.describe('Code of the mail'),
    tipo: z.enum(NOTICE_KINDS, 'El tipo no es válido.'),
  }),
  answers: { 200: mensaje },
  errors: ['ENLACE_INVALIDO'],
  rate: { points: 60, seconds: 900 },
} as const;

export const misAvisosOperations = [
  defineOperation({
    ...own,
    id: 'misAvisos.get',
    route: 'GET /mis-avisos',
    summary: 'The mails that the caller wants.',
    answers: { 200: misAvisos },
  }),
  defineOperation({
    ...own,
    id: 'misAvisos.update',
    route: 'PUT /mis-avisos',
    summary: 'Changes which mails the caller wants.',
    body: { type: 'json', schema: misAvisosBody },
    answers: { 200: misAvisos },
  }),
  defineOperation({
    ...own,
    id: 'misAvisos.pedir',
    route: 'PUT /mis-avisos/productos/{producto_id}',
    summary: 'Requests one mail when a product is available again. A repeated call changes nothing.',
    answers: { 200: misAvisos },
    errors: ['DEMASIADOS_AVISOS', 'NO_ENCONTRADO'],
  }),
  defineOperation({
    ...own,
    id: 'misAvisos.dejar',
    route: 'DELETE /mis-avisos/productos/{producto_id}',
    summary: 'Cancels the request for a mail about a product.',
    answers: { 200: misAvisos },
  }),
  defineOperation({
    ...mailed,
    id: 'avisos.baja',
    route: 'POST /avisos/baja',
    summary:
      'Unsubscribes from one kind of mail with the code of a mail. Mail programs call this directly (RFC 8058), so a form in the body is accepted and ignored.',
    oneClick: true,
  }),
  defineOperation({
    ...mailed,
    id: 'avisos.vuelta',
    route: 'POST /avisos/vuelta',
    summary: 'Subscribes again after an unsubscription by mistake.',
  }),
] as const;
