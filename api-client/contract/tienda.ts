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
  monto_minimo: pesos('El monto mínimo').describe('Minimum order in ARS; 0 for none'),
  envio_gratis: pesos('El envío gratis').describe('Order total in ARS from which shipping is free'),
};

export const tienda = z
  .object({
    ...montos,
    comercio: comercioPublico.nullish(),
    textos: textosPublicos.nullish(),
    color: z
      .string()
      .nullish()
      .describe('Colour that an admin chose, `#rrggbb`; null for the default colour'),
    logo: logo.nullish(),
    cerrado: z
      .array(z.iso.date())
      .nullish()
      .describe(`Holidays of the next ${LIMITS.cerradoDias} days including today, earliest first`),
  })
  .meta({ id: 'Tienda' });

export const tiendaOperations = [
  defineOperation({
    id: 'tienda.get',
    route: 'GET /tienda',
    summary: "The shop's public settings: minimum order, free shipping, name and contact, colours and texts.",
    audience: 'public',
    cached: true,
    answers: { 200: tienda },
  }),
] as const;
