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

const wanted = {
  stock: z.boolean().describe('A mail when a product of `productos` is there again'),
  precios: z.boolean().describe('A mail when a usual product changes its price'),
};

export const misAvisosBody = z.object({ ...wanted, porcentaje }).meta({ id: 'MisAvisosBody' });

export const misAvisos = z
  .object({
    ...wanted,
    porcentaje: z.int().describe('By more than so many percent, up or down'),
    productos: z
      .array(z.object({ producto_id: uuid, nombre: z.string() }))
      .describe('What is waited for, what was asked for last first'),
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
    codigo: uuid.describe('Of the mail'),
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
    summary: 'Which mails the caller wants.',
    answers: { 200: misAvisos },
  }),
  defineOperation({
    ...own,
    id: 'misAvisos.update',
    route: 'PUT /mis-avisos',
    summary: 'Says which mails the caller wants.',
    body: { type: 'json', schema: misAvisosBody },
    answers: { 200: misAvisos },
  }),
  defineOperation({
    ...own,
    id: 'misAvisos.pedir',
    route: 'PUT /mis-avisos/productos/{producto_id}',
    summary: 'Asks for one mail when a product is there again. The same again changes nothing.',
    answers: { 200: misAvisos },
    errors: ['DEMASIADOS_AVISOS', 'NO_ENCONTRADO'],
  }),
  defineOperation({
    ...own,
    id: 'misAvisos.dejar',
    route: 'DELETE /mis-avisos/productos/{producto_id}',
    summary: 'Asks for none any more.',
    answers: { 200: misAvisos },
  }),
  defineOperation({
    ...mailed,
    id: 'avisos.baja',
    route: 'POST /avisos/baja',
    summary:
      'Ends mails of one kind, with the code that each carries. Mail programs press it by themselves for whoever says so (RFC 8058): a form in its body is let through unread.',
    oneClick: true,
  }),
  defineOperation({
    ...mailed,
    id: 'avisos.vuelta',
    route: 'POST /avisos/vuelta',
    summary: 'Has them come again, for whoever ended them by mistake.',
  }),
] as const;
