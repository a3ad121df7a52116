/** Delivery zones and days, as admins maintain them. */
import { z } from 'zod';
import { mensaje, text, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { codigosOf } from './zona-of.ts';
import { DIAS_SEMANA } from './zonas-words.ts';

const PLACE = /^[\p{L}\d][\p{L}\p{M}\d .,'’°º/-]*$/u;
const NO_CODIGO = 'Cada código postal lleva cuatro números, o dos con un guion: 2700-2709.';

const codigo = z
  .string(NO_CODIGO)
  .trim()
  .regex(/^\d{4}(?:-\d{4})?$/, { error: NO_CODIGO, abort: true })
  .refine((range) => {
    const [first, last] = codigosOf(range);
    return first <= last;
  }, 'Un rango va del código menor al mayor: 2700-2709.');

const several = <T extends z.ZodType>(one: T, message: string) =>
  z.array(one, message).max(LIMITS.placesPerZona, `Una zona puede tener hasta ${LIMITS.placesPerZona}.`);

export const zonaBody = z
  .object({
    nombre: text('El nombre', LIMITS.nombreZona).regex(PLACE, 'El nombre lleva letras y números.'),
    localidades: several(
      text('El nombre de la localidad', LIMITS.nombreZona).regex(
        PLACE,
        'Cada localidad lleva letras y números.',
      ),
      'Escribe las localidades, separadas por comas.',
    ),
    codigos_postales: several(codigo, NO_CODIGO).describe("'2700', or '2700-2709' including both"),
    dias: z
      .array(z.enum(DIAS_SEMANA, 'El día no es válido.'), 'Elige los días de reparto.')
      .max(DIAS_SEMANA.length, 'Hay demasiados días.')
      .describe('Weekdays of delivery; the week begins on Monday'),
    recibe_pedidos: z
      .boolean('Di si se trabaja en la zona.')
      .describe('True if customers may order to this zone; staff may always'),
  })
  .meta({ id: 'ZonaBody' });

export const zona = z
  .object({
    zona_id: uuid,
    nombre: z.string(),
    localidades: z.array(z.string()),
    codigos_postales: z.array(z.string()),
    dias: z.array(z.enum(DIAS_SEMANA)),
    recibe_pedidos: z.boolean(),
    version: z.int().describe('Send this value back as `If-Match`'),
  })
  .meta({ id: 'Zona' });

const errors = ['ZONA_EN_USO', 'NOMBRE_EN_USO'] as const;

export const zonasStaffOperations = [
  defineOperation({
    id: 'zonas.list',
    route: 'GET /zonas',
    summary: 'All delivery zones, by name.',
    audience: 'staff',
    areas: 'todo el personal',
    answers: { 200: z.object({ zonas: z.array(zona) }).meta({ id: 'Zonas' }) },
  }),
  defineOperation({
    id: 'zonas.create',
    listWork: 'statements',
    route: 'POST /zonas',
    summary:
      'Creates a delivery zone, to which its addresses belong from now on. Two zones cannot share a locality or a post code.',
    audience: 'admin',
    areas: ['ajustes'],
    body: { type: 'json', schema: zonaBody },
    answers: { 201: zona },
    errors: [...errors, 'DEMASIADAS_ZONAS'],
  }),
  defineOperation({
    id: 'zonas.update',
    listWork: 'statements',
    route: 'PATCH /zonas/{id}',
    summary: 'Replaces a delivery zone.',
    audience: 'admin',
    areas: ['ajustes'],
    versioned: true,
    body: { type: 'json', schema: zonaBody },
    answers: { 200: zona },
    errors: [...errors, 'NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'zonas.delete',
    route: 'DELETE /zonas/{id}',
    summary: 'Deletes a delivery zone; its addresses then have no zone.',
    audience: 'admin',
    areas: ['ajustes'],
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO'],
  }),
] as const;
