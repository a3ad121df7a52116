/** What is wrong with a price, in the document's words. No validator, so that a list may check a price without loading one. */
import { LIMITS } from './limits.ts';

export const PRECIO_TEXTS = {
  invalid: 'El precio debe ser un número válido con hasta 2 decimales.',
  min: 'El precio no puede ser negativo.',
  max: 'El precio no puede superar 999999.99.',
} as const;

/** Of pesos; null and NaN are no price. undefined of one that staff may set. */
export function precioFault(precio: number | null): string | undefined {
  if (precio === null || Number.isNaN(precio)) return PRECIO_TEXTS.invalid;
  if (precio < 0) return PRECIO_TEXTS.min;
  return precio > LIMITS.precioMax ? PRECIO_TEXTS.max : undefined;
}

/** The price before an offer as it is shown struck through: one that is more than the price; else null. Any one unit of both. */
export const struckPrecio = (precio: number, before: number | null): number | null =>
  before !== null && before > precio ? before : null;
