/** Account requests: known data about each, and staff's answers. */
import { z } from 'zod';
import { mensaje, pageQuery, texts, total, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { usuario } from './usuarios.ts';
import { COINCIDENCIAS } from './words.ts';

const coincidencia = z
  .object({
    usuario_id: uuid,
    nombre: z.string(),
    apellido: z.string(),
    nombre_comercio: z.string(),
    dado_de_alta: z.boolean(),
    esta_activo: z.boolean(),
    por: z.array(z.enum(COINCIDENCIAS)).describe('What both have in common'),
  })
  .meta({ id: 'Coincidencia' });

export const solicitud = z
  .object({
    usuario,
    coincidencias: z
      .array(coincidencia)
      .describe(`Up to ${LIMITS.coincidencias} other accounts with something of this one's`),
  })
  .meta({ id: 'Solicitud' });

export const mensajeBody = z
  .object({
    mensaje: texts('El mensaje', LIMITS.mensaje).describe('Mailed to whoever asked; empty lines part it'),
  })
  .meta({ id: 'MensajeBody' });

const answered = {
  audience: 'staff',
  areas: ['solicitudes'],
  versioned: true,
  body: { type: 'json', schema: mensajeBody },
} as const;

export const solicitudesStaffOperations = [
  defineOperation({
    id: 'solicitudes.list',
    route: 'GET /solicitudes',
    summary:
      'The requests for an account that wait, the oldest first, each with what other accounts have in common with it.',
    audience: 'staff',
    areas: ['solicitudes'],
    query: pageQuery,
    answers: {
      200: z.object({ solicitudes: z.array(solicitud), total }).meta({ id: 'SolicitudesPage' }),
    },
  }),
  defineOperation({
    ...answered,
    id: 'solicitudes.aprobar',
    route: 'PATCH /solicitudes/{id}/aprobar',
    summary: 'Approves a request, and mails its owner in these words.',
    answers: { 200: usuario },
    errors: ['NO_ENCONTRADO', 'SOLICITUD_RESUELTA'],
  }),
  defineOperation({
    ...answered,
    id: 'solicitudes.pedirDatos',
    route: 'PATCH /solicitudes/{id}/pedir-datos',
    summary:
      'Asks whoever requested an account for more, by mail, and keeps a note of it; the request goes on waiting.',
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO', 'SOLICITUD_RESUELTA', 'DEMASIADAS_NOTAS'],
  }),
] as const;
