/** The terms of a customer's agreement, without the prices, which the products carry. */
import { z } from 'zod';
import { defineOperation } from './define.ts';
import { modoIva } from './iva-fields.ts';

export const miCondicion = z
  .object({
    monto_minimo: z.int().nullable().describe("The customer's own minimum order in ARS; null for the shop's"),
    envio_gratis: z
      .int()
      .nullish()
      .describe("Order total in ARS from which the customer's shipping is free; null for the shop's"),
    descuento: z.number().nullish().describe("Percent of a discount that the customer's prices include"),
    plazo: z.int().nullish().describe('Days from approval of an order until payment'),
    iva: modoIva.nullish().describe("How the customer's prices show IVA"),
    vigente_hasta: z.iso.date().nullish().describe('Last day of these terms'),
  })
  .meta({ id: 'MiCondicion' });

export const miCondicionOperations = [
  defineOperation({
    id: 'miCondicion.get',
    route: 'GET /mi-condicion',
    summary: "The caller's own terms of orders.",
    audience: 'customer',
    admits: ['staff'],
    areas: ['ver-precios'],
    surfaces: ['storefront'],
    answers: { 200: miCondicion },
  }),
] as const;
