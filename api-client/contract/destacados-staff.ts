/** The order of the featured products. */
import { z } from 'zod';
import { uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { productosPage } from './productos.ts';

const ofDestacados = (why: string) =>
  z
    .array(uuid)
    .max(LIMITS.pageMax, `Se ordenan hasta ${LIMITS.pageMax} destacados.`)
    .refine((ids) => new Set(ids).size === ids.length, 'Un producto figura más de una vez.')
    .describe(why);

export const destacadosBody = z
  .object({
    antes: ofDestacados('The first of the featured products, as they stood when they were seen'),
    productos: ofDestacados('The same, as they are to stand'),
  })
  .meta({ id: 'DestacadosBody' });

export const destacadosStaffOperations = [
  defineOperation({
    id: 'productos.ordenarDestacados',
    listWork: 'statements',
    route: 'PUT /productos/destacados',
    summary: 'Sets the order of the featured products, also on the home page.',
    audience: 'staff',
    areas: ['catalogo', 'ver-precios'],
    body: { type: 'json', schema: destacadosBody },
    answers: { 200: productosPage },
    errors: ['NO_ENCONTRADO', 'VERSION_DESACTUALIZADA'],
  }),
] as const;
