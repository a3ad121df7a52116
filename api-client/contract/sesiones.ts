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
    dispositivo: z.string().describe('Browser and system, as far as they are told'),
    direccion: z.string().describe('Address that it was opened from'),
    creada_en: z.iso.datetime(),
    usada_en: z.iso.datetime().describe('To some minutes'),
    actual: z.boolean().describe('Whether the call was made with it'),
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
    summary: "One's own open sessions, the last used first.",
    answers: { 200: sesionesList },
  }),
  defineOperation({
    ...own,
    id: 'sesiones.end',
    route: 'DELETE /sesiones/{id}',
    summary: "Ends one of one's own sessions at once, its open sockets too.",
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    ...own,
    id: 'sesiones.endOthers',
    route: 'DELETE /sesiones',
    summary: "Ends one's own sessions but the one that the call is made with.",
    answers: { 200: mensaje },
  }),
] as const;
