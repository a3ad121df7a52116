/** Units of a product, with the limits of both documents. In a separate file, so that a form does not load the orders' contract. */
import { z } from 'zod';
import { NOT_WHOLE, SMALLEST_CANTIDAD, TOO_EXACT } from './kilos.ts';
import { LIMITS } from './limits.ts';

export const MOST_CANTIDAD = 'La cantidad máxima es 1000';

export const cantidad = z
  .int(NOT_WHOLE)
  .min(1, 'La cantidad mínima es 1')
  .max(LIMITS.cantidadMax, MOST_CANTIDAD);

/** A quantity that staff deliver. Decimals only for a product sold por kilo, which the server checks. */
export const exactCantidad = z.number(NOT_WHOLE).multipleOf(SMALLEST_CANTIDAD, TOO_EXACT);
