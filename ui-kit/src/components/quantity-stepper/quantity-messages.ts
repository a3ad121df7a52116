import { wholeIn } from 'api-client/contract/written-number';

/** Labels of the buttons. */
export const stepTexts = { decrease: 'Restar uno', increase: 'Sumar uno' };

export const quantityTexts = {
  integer: 'La cantidad debe ser un numero entero',
  number: 'Debe ser un numero válido',
  min: 'Debe ser al menos 1',
  max: 'Demasiado para un solo carrito',
};

/** Default largest quantity of a card's field. */
export const CARD_MAXIMUM = 999;

/** Returns the error of a typed quantity, or undefined. Empty counts as an invalid number. */
export function quantityError(
  raw: string,
  {
    min = 1,
    max = CARD_MAXIMUM,
    texts = quantityTexts,
  }: { min?: number; max?: number; texts?: typeof quantityTexts } = {},
): string | undefined {
  const value = wholeIn(raw);
  if (value === null) return texts.number;
  if (Number.isNaN(value)) return /\d[.,]/.test(raw) ? texts.integer : texts.number;
  if (value < min) return texts.min;
  if (value > max) return texts.max;
  return undefined;
}

/** Returns the quantity of a field: 0 if empty; undefined if invalid, which the field itself reports. */
export function quantityOf(raw: string): number | undefined {
  const value = wholeIn(raw) ?? 0;
  return Number.isNaN(value) ? undefined : value;
}
