/** Mails that are waiting or have failed after all retries, for admins. Never contains the text of a mail. */
import { z } from 'zod';
import { mensaje, searchQuery, total, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { ESTADOS_CORREO, PENDING_ESTADOS_CORREO } from './words.ts';

export const correo = z
  .object({
    correo_id: uuid,
    estado: z.enum(ESTADOS_CORREO),
    nombre: z.string().describe("The recipient's name; empty when only the address is known"),
    email: z.string(),
    asunto: z.string(),
    fecha: z.iso.datetime().describe('When the mail was first due'),
    intentos: z.int(),
    ultimo_intento: z.iso.datetime().nullable(),
    proximo_intento: z.iso.datetime().nullable(),
    motivo: z.string().nullable().describe('Why the last try failed'),
    guardado_hasta: z.iso.datetime().describe('When the stored mail will be deleted'),
  })
  .meta({ id: 'Correo' });

export const correosPage = z.object({ correos: z.array(correo), total }).meta({ id: 'CorreosPage' });

export const correosStaffOperations = [
  defineOperation({
    id: 'correos.list',
    route: 'GET /correos',
    summary: 'The mails that wait or failed after all retries, newest first.',
    audience: 'admin',
    areas: 'solo admin',
    query: searchQuery.extend({
      estado: z.enum(PENDING_ESTADOS_CORREO, 'El estado no es válido.').exactOptional(),
    }),
    answers: { 200: correosPage },
  }),
  defineOperation({
    id: 'correos.get',
    route: 'GET /correos/{id}',
    summary: 'Returns a stored mail, sent or not.',
    audience: 'admin',
    areas: 'solo admin',
    answers: { 200: correo },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'correos.reenviar',
    route: 'PATCH /correos/reenviar/{id}',
    summary: 'Retries a waiting or failed mail now. A repeated call sends only one mail.',
    audience: 'admin',
    areas: 'solo admin',
    answers: { 200: correo },
    errors: ['NO_ENCONTRADO', 'CORREO_NO_PENDIENTE'],
  }),
  defineOperation({
    id: 'correos.prueba',
    route: 'POST /correos/prueba',
    summary: 'Sends a test mail to the caller.',
    audience: 'admin',
    areas: 'solo admin',
    answers: { 200: mensaje },
    rate: { points: 10, seconds: 900 },
  }),
] as const;
