/** Value-added tax (IVA) in bodies and answers. */
import { z } from 'zod';
import { amount } from './common.ts';
import { ALICUOTAS_IVA, CONDICIONES_IVA, MODOS_IVA, SHOWN_MODOS } from './iva.ts';

const NO_ALICUOTA = 'El IVA no es válido.';
const isAlicuota = (value: number): boolean => (ALICUOTAS_IVA as readonly number[]).includes(value);

export const alicuotaIva = z
  .number(NO_ALICUOTA)
  .refine(isAlicuota, NO_ALICUOTA)
  .describe(`Rate in percent: ${ALICUOTAS_IVA.join(', ')}`);

export const condicionIva = z
  .enum(CONDICIONES_IVA, 'La condición frente al IVA no es válida.')
  .meta({ id: 'CondicionIva' });

export const modoIva = z.enum(MODOS_IVA, 'La forma de mostrar el IVA no es válida.').meta({ id: 'ModoIva' });

const modo = z
  .enum(SHOWN_MODOS)
  .describe('`sumado` if the customer sees net prices, and the tax in the total');

/** The tax in a price, for customers who see its amount. */
export const precioIva = z
  .object({ modo, alicuota: z.number(), neto: amount.describe('Price of one unit without IVA') })
  .meta({ id: 'PrecioIva' });

/** The tax in the total of a line. */
export const lineaIva = z
  .object({
    alicuota: z.number(),
    precio_neto: amount.describe('Price of one unit without IVA'),
    neto: amount.describe("The line's total without IVA"),
    iva: amount,
  })
  .meta({ id: 'LineaIva' });

/** `neto` and the parts' `iva` add up to the total. */
const partes = {
  neto: amount,
  partes: z.array(z.object({ alicuota: z.number(), neto: amount, iva: amount })),
};

/** The tax in a total. */
export const totalIva = z.object({ modo, ...partes }).meta({ id: 'TotalIva' });

/** The tax in an amount that is charged. */
export const cargoIva = z.object(partes).meta({ id: 'CargoIva' });
