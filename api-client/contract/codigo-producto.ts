/** The code by which the shop itself, or who supplies it, calls a product. */
import { free } from './common.ts';
import { LIMITS } from './limits.ts';

/** As somebody writes it; the server stores it in capitals. None of it is none. */
export const codigoProducto = free('El código', LIMITS.codigoMax)
  .regex(
    /^[A-Za-zÑñ0-9 .:_/#+*&()-]*$/,
    'El código lleva letras sin acento, números, espacios y los signos . : _ / # + * & ( ) -',
  )
  .describe("The shop's own code (SKU), of one product alone whatever its case; empty for none");

/** The same code is written in the same way. */
export const plainCodigo = (written: string): string => written.trim().replace(/\s+/g, ' ').toUpperCase();
