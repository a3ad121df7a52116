/** Holidays without deliveries. */
import { z } from 'zod';
import { dia, storedDia, text } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';

export const feriado = z.object({
  fecha: storedDia,
  nombre: text('El nombre del feriado', LIMITS.nombreZona).regex(
    /^[\p{L}\d][\p{L}\p{M}\d .,'’°º/()-]*$/u,
    'El nombre lleva letras y números.',
  ),
});

const MANY = `Puede haber hasta ${LIMITS.feriados} feriados. Quita los que ya pasaron.`;

export const feriadosBody = z
  .object({
    agregados: z
      .array(feriado)
      .max(LIMITS.feriados, MANY)
      .refine(
        (all) => new Set(all.map(({ fecha }) => fecha)).size === all.length,
        'Una fecha figura más de una vez.',
      ),
    quitados: z.array(dia).max(LIMITS.feriados, MANY),
  })
  .meta({ id: 'FeriadosBody' });

export const feriados = z
  .object({ feriados: z.array(z.object({ fecha: z.iso.date(), nombre: z.string() })) })
  .meta({ id: 'Feriados' });

export const feriadosStaffOperations = [
  defineOperation({
    id: 'feriados.list',
    route: 'GET /feriados',
    summary: 'All holidays, earliest first.',
    audience: 'staff',
    areas: 'todo el personal',
    answers: { 200: feriados },
  }),
  defineOperation({
    id: 'feriados.update',
    listWork: 'turns',
    route: 'PATCH /feriados',
    summary: 'Adds or renames holidays and deletes others; the rest stays unchanged.',
    audience: 'admin',
    areas: ['ajustes'],
    body: { type: 'json', schema: feriadosBody },
    answers: { 200: feriados },
    errors: ['DEMASIADOS_FERIADOS'],
  }),
] as const;
