/** Error texts for prices, in the document's words. No validator, so that a list can check prices without loading one. */
import { LIMITS } from './limits.ts';

export const PRECIO_TEXTS = {
  invalid: 'El precio debe ser un número válido con hasta 2 decimales.',
  min: 'El precio no puede ser negativo.',
  max: 'El precio no puede superar 999999.99.',
} as const;

/** Returns the error text for a price in pesos; undefined for a valid price. Null and NaN are invalid. */
export function precioErrorText(precio: number | null): string | undefined {
  if (precio === null || Number.isNaN(precio)) return PRECIO_TEXTS.invalid;
  if (precio < 0) return PRECIO_TEXTS.min;
  return precio > LIMITS.precioMax ? PRECIO_TEXTS.max : undefined;
}

/** Returns the old price to show struck through, if it is higher than the price; else null. Works in any unit. */
export const struckPrecio = (precio: number, before: number | null): number | null =>
  before !== null && before > precio ? before : null;
