/** The code by which the shop itself, or who supplies it, calls a product. */
import { z } from 'zod';
import { free } from './common.ts';
import { LIMITS } from './limits.ts';

/** As somebody writes it; the server stores it in capitals. None of it is none. */
export const codigoProducto = free('El código', LIMITS.codigoMax)
  .regex(
    /^[A-Za-zÑñ0-9 .:_/#+*&()-]*$/,
    'El código lleva letras sin acento, números, espacios y los signos . : _ / # + * & ( ) -',
  )
  .describe("The shop's own code (SKU), of one product alone whatever its case; empty for none");

/** As whoever looks for the goods reads it: what its label says today, whatever it was when something was ordered. */
export const codigoActual = z
  .string()
  .nullish()
  .describe("The product's own code as it is now, where it has one");

/** The same code is written in the same way. */
export const plainCodigo = (written: string): string => written.trim().replace(/\s+/g, ' ').toUpperCase();
