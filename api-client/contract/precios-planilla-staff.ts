/** Prices of several products, typed or pasted from a spreadsheet. */
import { z } from 'zod';
import { cambioDePrecios } from './cambio-de-precios.ts';
import { id, precio, shownPrecio } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';

export const planillaBody = z
  .object({
    precios: z
      .array(
        z.object({
          producto_id: id('El producto no es válido.'),
          antes: shownPrecio.describe('The price that the caller saw'),
          precio,
        }),
        'Faltan los precios.',
      )
      .min(1, 'Faltan los precios.')
      .max(LIMITS.pageMax, `No puede haber más de ${LIMITS.pageMax} precios.`)
      .refine(
        (precios) => new Set(precios.map(({ producto_id }) => producto_id)).size === precios.length,
        'Un producto está dos veces.',
      ),
  })
  .meta({ id: 'PlanillaDePreciosBody' });

export const planillaStaffOperations = [
  defineOperation({
    id: 'precios.planilla',
    listWork: 'statements',
    route: 'POST /precios/planilla',
    summary: 'Sets individual prices of several products: all or none.',
    audience: 'staff',
    areas: ['cambiar-precios', 'ver-precios'],
    idempotent: true,
    body: { type: 'json', schema: planillaBody },
    answers: { 201: cambioDePrecios },
    errors: ['NO_ENCONTRADO', 'PRECIOS_DESACTUALIZADOS', 'PRECIOS_SIN_CAMBIO'],
  }),
] as const;
