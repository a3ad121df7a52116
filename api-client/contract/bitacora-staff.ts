/** The audit log for admins. */
import { z } from 'zod';
import { diasQuery, pageQuery, searched, total, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { ACCIONES, OBJETOS } from './words.ts';

const term = (what: string) => searched.exactOptional().describe(what);

export const bitacoraQuery = pageQuery.extend({
  quien: term('Parts of the name, e-mail, DNI, telephone or shop of who did it'),
  sobre: term('Any part of the name of what it was done to, or the number of an order'),
  accion: z.enum(ACCIONES, 'La acción no es válida.').exactOptional(),
  objeto: z.enum(OBJETOS, 'El objeto no es válido.').exactOptional(),
  ...diasQuery.shape,
});

export const entrada = z
  .object({
    entrada_id: uuid,
    fecha: z.iso.datetime(),
    accion: z.enum(ACCIONES),
    usuario: z
      .object({ usuario_id: uuid, nombre: z.string(), apellido: z.string() })
      .nullable()
      .describe('The user who did it; null for a visitor, a command on the server, or a deleted account'),
    objeto: z.enum(OBJETOS).nullable(),
    objeto_id: uuid.nullable(),
    objeto_nombre: z.string().nullable().describe('Name of the object at that time'),
    cambios: z.array(
      z.object({
        campo: z.string(),
        antes: z.string().nullable().describe('Value as text for people; null if there was none'),
        despues: z.string().nullable(),
      }),
    ),
    ip: z.string().nullable(),
    llamada: z.string().nullable().describe('The request as the log names it'),
  })
  .meta({ id: 'Entrada' });

export const entradasPage = z.object({ entradas: z.array(entrada), total }).meta({ id: 'EntradasPage' });

export const bitacoraStaffOperations = [
  defineOperation({
    id: 'bitacora.list',
    route: 'GET /bitacora',
    summary: `The audit log, newest first; \`total\` stops counting at ${LIMITS.entradas}.`,
    audience: 'admin',
    areas: 'solo admin',
    query: bitacoraQuery,
    answers: { 200: entradasPage },
  }),
] as const;
