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
      .describe(
        "Who did it; null for a stranger, for a command of the shop's machine, and where the account is gone",
      ),
    objeto: z.enum(OBJETOS).nullable(),
    objeto_id: uuid.nullable(),
    objeto_nombre: z.string().nullable().describe('What it was called then'),
    cambios: z.array(
      z.object({
        campo: z.string(),
        antes: z.string().nullable().describe('As people read it; null for what there was not'),
        despues: z.string().nullable(),
      }),
    ),
    ip: z.string().nullable(),
    llamada: z.string().nullable().describe('The request, as the log names it'),
  })
  .meta({ id: 'Entrada' });

export const entradasPage = z.object({ entradas: z.array(entrada), total }).meta({ id: 'EntradasPage' });

export const bitacoraStaffOperations = [
  defineOperation({
    id: 'bitacora.list',
    route: 'GET /bitacora',
    summary: `What was done, newest first; \`total\` counts no further than ${LIMITS.entradas}.`,
    audience: 'admin',
    areas: 'solo admin',
    query: bitacoraQuery,
    answers: { 200: entradasPage },
  }),
] as const;
