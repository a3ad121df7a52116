import { wholeIn } from 'api-client/contract/written-number';

/** Buttons of what counts. */
export const stepTexts = { decrease: 'Restar uno', increase: 'Sumar uno' };

export const quantityTexts = {
  integer: 'La cantidad debe ser un numero entero',
  number: 'Debe ser un numero válido',
  min: 'Debe ser al menos 1',
  max: 'Demasiado para un solo carrito',
};

/** What a card's own field takes at once, unless it is told otherwise. */
export const CARD_MAXIMUM = 999;

/** What is wrong with a typed quantity, or undefined. An empty one is no valid number. */
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

/** What stands in a quantity field: 0 when it is empty; undefined of what is no quantity, as the field says itself. */
export function quantityOf(raw: string): number | undefined {
  const value = wholeIn(raw) ?? 0;
  return Number.isNaN(value) ? undefined : value;
}
