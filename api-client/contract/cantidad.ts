/** Units of a product, with the limits of both documents. In a separate file, so that a form does not load the orders' contract. */
import { z } from 'zod';
import { LIMITS } from './limits.ts';

export const cantidad = z
  .int('La cantidad debe ser un numero entero')
  .min(1, 'La cantidad mínima es 1')
  .max(LIMITS.cantidadMax, 'La cantidad máxima es 1000');
