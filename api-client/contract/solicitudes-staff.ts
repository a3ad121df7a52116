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
    por: z.array(z.enum(COINCIDENCIAS)).describe('What both accounts have in common'),
  })
  .meta({ id: 'Coincidencia' });

export const solicitud = z
  .object({
    usuario,
    coincidencias: z
      .array(coincidencia)
      .describe(`Up to ${LIMITS.coincidencias} other accounts that share data with this one`),
  })
  .meta({ id: 'Solicitud' });

export const mensajeBody = z
  .object({
    mensaje: texts('El mensaje', LIMITS.mensaje).describe(
      'Mailed to the applicant; empty lines separate paragraphs',
    ),
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
    summary: 'The open requests for an account, oldest first, each with other accounts that share data.',
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
    summary: 'Approves a request for an account and mails this text to the applicant.',
    answers: { 200: usuario },
    errors: ['NO_ENCONTRADO', 'SOLICITUD_RESUELTA'],
  }),
  defineOperation({
    ...answered,
    id: 'solicitudes.pedirDatos',
    route: 'PATCH /solicitudes/{id}/pedir-datos',
    summary: 'Mails the applicant a question and stores it as a note; the request stays open.',
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO', 'SOLICITUD_RESUELTA', 'DEMASIADAS_NOTAS'],
  }),
] as const;
