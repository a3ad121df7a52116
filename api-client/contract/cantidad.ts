/** Units of a product, as both documents limit them. Beside the orders: a form that asks for it loads nothing of theirs. */
import { z } from 'zod';
import { LIMITS } from './limits.ts';

export const cantidad = z
  .int('La cantidad debe ser un numero entero')
  .min(1, 'La cantidad mínima es 1')
  .max(LIMITS.cantidadMax, 'La cantidad máxima es 1000');
