/** Public data of the shop: its conditions for orders and its identity. */
import { z } from 'zod';
import { logo } from './aspecto.ts';
import { comercioPublico } from './comercio.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { textosPublicos } from './textos.ts';

const pesos = (what: string) => {
  const message = `${what} debe ser un monto en pesos, sin centavos, de 0 a ${LIMITS.montoAjusteMax}.`;
  return z.int(message).min(0, message).max(LIMITS.montoAjusteMax, message);
};

export const montos = {
  monto_minimo: pesos('El monto mínimo').describe('ARS: what an order has to come to; 0 for any'),
  envio_gratis: pesos('El envío gratis').describe('ARS: from here on shipping is free'),
};

export const tienda = z
  .object({
    ...montos,
    comercio: comercioPublico.nullish(),
    textos: textosPublicos.nullish(),
    color: z.string().nullish().describe("As an admin chose it, `#rrggbb`; null for the house's own"),
    logo: logo.nullish(),
    cerrado: z
      .array(z.iso.date())
      .nullish()
      .describe(`Holidays of the next ${LIMITS.cerradoDias} days, today's included, the earliest first`),
  })
  .meta({ id: 'Tienda' });

export const tiendaOperations = [
  defineOperation({
    id: 'tienda.get',
    route: 'GET /tienda',
    summary:
      'The minimum of an order, from where on shipping is free, who the shop is, what it looks like and what it says of itself.',
    audience: 'public',
    cached: true,
    answers: { 200: tienda },
  }),
] as const;
