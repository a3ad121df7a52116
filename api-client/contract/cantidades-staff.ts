/** Sales terms that depend on the quantity, which staff set: for all customers, or in an agreement. */
import { z } from 'zod';
import { uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';

const NO_CANTIDAD = `La cantidad va de 1 a ${LIMITS.multiploMax}.`;
const NOT_IN_RANGE = `La cantidad va de 2 a ${LIMITS.cantidadMax}.`;
const NO_DESCUENTO = `El descuento va de 0,01 a ${LIMITS.descuentoEscalaMax} %, con hasta 2 decimales.`;

const multiplo = z.int(NO_CANTIDAD).min(1, NO_CANTIDAD).max(LIMITS.multiploMax, NO_CANTIDAD);

const escala = z.object({
  desde: z.int(NOT_IN_RANGE).min(2, NOT_IN_RANGE).max(LIMITS.cantidadMax, NOT_IN_RANGE).describe('Quantity'),
  descuento: z
    .number(NO_DESCUENTO)
    .min(0.01, NO_DESCUENTO)
    .max(LIMITS.descuentoEscalaMax, NO_DESCUENTO)
    .multipleOf(0.01, NO_DESCUENTO)
    .describe('Percent off the price of a single unit'),
});

/** Requires that each tier has more than the tier before, and reports the error at the tier's field. */
const rising =
  (field: 'desde' | 'descuento', message: string) =>
  (all: z.output<typeof escala>[], { addIssue }: Pick<z.RefinementCtx, 'addIssue'>): void => {
    for (const [place, before] of all.slice(0, -1).entries()) {
      const at = place + 1;
      if ((all[at]?.[field] ?? 0) <= before[field]) {
        addIssue({ code: 'custom', path: [at, field], message });
      }
    }
  };

export const cantidadesBody = z
  .object({
    minimo: multiplo.describe('Lowest quantity of a line'),
    multiplo: multiplo.describe('Quantities are multiples of this number'),
    escalas: z
      .array(escala, 'Faltan las escalas.')
      .max(LIMITS.escalasPerProducto, `Puede haber hasta ${LIMITS.escalasPerProducto} escalas.`)
      .superRefine(rising('desde', 'Cada escala empieza en una cantidad mayor que la anterior.'))
      .superRefine(rising('descuento', 'Cada escala tiene más descuento que la anterior.')),
  })
  .meta({ id: 'CantidadesBody' });

/** Terms in answers, as staff set them. */
export const cantidadesPropias = z
  .object({
    minimo: z.int(),
    multiplo: z.int(),
    escalas: z.array(z.object({ desde: z.int(), descuento: z.number().describe('Percent') })),
  })
  .meta({ id: 'CantidadesPropias' });

const propias = cantidadesPropias.nullable();

export const cantidadesStaffOperations = [
  defineOperation({
    audience: 'staff',
    areas: ['ver-precios'],
    id: 'cantidades.deProducto',
    route: 'GET /productos/{id}/cantidades',
    summary:
      'Sales terms of a product that depend on the quantity: those of all customers, and those of an agreement.',
    query: z.object({ condicion_id: uuid.exactOptional().describe('The agreement; none without it') }),
    answers: {
      200: z
        .object({
          tienda: propias.describe('For all customers; null if any quantity is sold at one price'),
          condicion: propias.describe("In the agreement, in place of the shop's; null if it has none"),
        })
        .meta({ id: 'CantidadesOfProducto' }),
    },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    audience: 'staff',
    areas: ['cambiar-precios', 'ver-precios'],
    id: 'cantidades.cambiar',
    listWork: 'statements',
    route: 'PATCH /productos/{id}/cantidades',
    summary: 'Sets or removes the sales terms of a product; returns the former ones, which undo the change.',
    body: {
      type: 'json',
      schema: z
        .object({
          condicion_id: uuid.nullable().describe('The agreement; null for all customers'),
          cantidades: cantidadesBody.nullable(),
        })
        .meta({ id: 'CantidadesCambioBody' }),
    },
    answers: { 200: z.object({ antes: propias, ahora: propias }).meta({ id: 'CantidadesCambiadas' }) },
    errors: ['NO_ENCONTRADO'],
  }),
] as const;
