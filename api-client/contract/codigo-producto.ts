/** Product code (SKU) of the shop or of its supplier. */
import { optionalText } from './common.ts';
import { LIMITS } from './limits.ts';

/** The code as typed; the server stores it in upper case. An empty text means no code. */
export const codigoProducto = optionalText('El código', LIMITS.codigoMax)
  .regex(
    /^[A-Za-zÑñ0-9 .:_/#+*&()-]*$/,
    'El código lleva letras sin acento, números, espacios y los signos . : _ / # + * & ( ) -',
  )
  .describe("The shop's own code (SKU). Unique, ignoring case; empty for none");

/** Returns the stored form of a code: upper case, single spaces. */
export const plainCodigo = (written: string): string => written.trim().replace(/\s+/g, ' ').toUpperCase();
