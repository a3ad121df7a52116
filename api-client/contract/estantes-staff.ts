/** The order of the shelves for packing; each shelf holds a category or a brand. */
import { z } from 'zod';
import { uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { TIPOS_ESTANTE } from './words.ts';

const estanteKey = { tipo: z.enum(TIPOS_ESTANTE, 'El tipo no es válido.'), id: uuid };

export const estante = z.object({ ...estanteKey, nombre: z.string() }).meta({ id: 'Estante' });

export const estantesBody = z
  .object({
    antes: z
      .array(uuid)
      .max(LIMITS.estantes, `Puede haber hasta ${LIMITS.estantes} estantes.`)
      .describe('Ids of the shelves in their order, as the caller last read them'),
    estantes: z
      .array(z.object(estanteKey))
      .max(LIMITS.estantes, `Puede haber hasta ${LIMITS.estantes} estantes.`)
      .refine(
        (estantes) => new Set(estantes.map(({ id }) => id)).size === estantes.length,
        'Un estante figura más de una vez.',
      ),
  })
  .meta({ id: 'EstantesBody' });

const estantes = z.object({ estantes: z.array(estante) }).meta({ id: 'Estantes' });

export const estantesStaffOperations = [
  defineOperation({
    id: 'estantes.list',
    route: 'GET /estantes',
    summary: 'The shelves in walking order.',
    audience: 'staff',
    areas: ['empaque'],
    answers: { 200: estantes },
  }),
  defineOperation({
    id: 'estantes.ordenar',
    listWork: 'statements',
    route: 'PUT /estantes',
    summary: 'Sets the shelves and their order. Products without a shelf come last.',
    audience: 'staff',
    areas: ['empaque'],
    body: { type: 'json', schema: estantesBody },
    answers: { 200: estantes },
    errors: ['NO_ENCONTRADO', 'VERSION_DESACTUALIZADA'],
  }),
] as const;
