/** The caller's open sessions in both apps. */
import { z } from 'zod';
import { mensaje, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { APPS } from './words.ts';

export const sesion = z
  .object({
    sesion_id: uuid,
    app: z.enum(APPS),
    dispositivo: z.string().describe('Browser and operating system, if known'),
    direccion: z.string().describe('IP address that opened the session'),
    creada_en: z.iso.datetime(),
    usada_en: z.iso.datetime().describe('Last use, accurate to some minutes'),
    actual: z.boolean().describe('True for the session of this call'),
  })
  .meta({ id: 'Sesion' });

export const sesionesList = z
  .object({ sesiones: z.array(sesion).max(LIMITS.sesionesPerCuenta) })
  .meta({ id: 'Sesiones' });

const own = { audience: 'customer', admits: ['staff'], areas: 'todo el personal', unenrolled: true } as const;

export const sesionesOperations = [
  defineOperation({
    ...own,
    id: 'sesiones.list',
    route: 'GET /sesiones',
    summary: "The caller's open sessions, the last used first.",
    answers: { 200: sesionesList },
  }),
  defineOperation({
    ...own,
    id: 'sesiones.end',
    route: 'DELETE /sesiones/{id}',
    summary: "Ends one of the caller's sessions and its sockets at once.",
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    ...own,
    id: 'sesiones.endOthers',
    route: 'DELETE /sesiones',
    summary: "Ends the caller's sessions except the one of this call.",
    answers: { 200: mensaje },
  }),
] as const;
