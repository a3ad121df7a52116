import { wholeIn } from 'api-client/contract/written-number';

/** Quantities in which a product is sold: the lowest one, and the number that divides each. */
export interface Sold {
  minimo: number;
  multiplo: number;
}

/** Labels of the buttons. */
export const stepTexts = {
  decrease: 'Restar uno',
  increase: 'Sumar uno',
  decreaseBy: (many: number) => `Restar de a ${many}`,
  increaseBy: (many: number) => `Sumar de a ${many}`,
  choose: (quantity: number) => `Poner ${quantity}`,
};

export const quantityTexts = {
  integer: 'La cantidad debe ser un numero entero',
  number: 'Debe ser un numero válido',
  min: 'Debe ser al menos 1',
  max: 'Demasiado para un solo carrito',
  /** 'Se vende desde 12, de a 6.' */
  unsold: ({ minimo, multiplo }: Sold) => {
    const least = minimo > Math.max(1, multiplo) && `desde ${minimo}`;
    return `Se vende ${[least, multiplo > 1 && `de a ${multiplo}`].filter(Boolean).join(', ')}.`;
  },
};

interface Limits {
  min: number;
  max: number;
  sold?: Sold | undefined;
}

/** Returns the values of minus and plus; undefined at an end. */
export function quantitySteps(
  from: number,
  { min, max, sold: { minimo, multiplo } = { minimo: 1, multiplo: 1 } }: Limits,
) {
  const least = Math.ceil(Math.max(min, minimo) / multiplo) * multiplo;
  const lower = Math.floor(Math.min(from - 1, max) / multiplo) * multiplo;
  const higher = Math.max(least, Math.ceil((from + 1) / multiplo) * multiplo);
  return { lower: lower < least ? undefined : lower, higher: higher > max ? undefined : higher };
}

/** Returns the sold quantities next to an unsold one, the lower one first; undefined if the quantity is sold. */
export function soldInstead(quantity: number, limits: Limits): number[] | undefined {
  const { minimo, multiplo } = limits.sold ?? { minimo: 1, multiplo: 1 };
  if (quantity >= minimo && quantity % multiplo === 0) return undefined;
  const { lower, higher } = quantitySteps(quantity, limits);
  return [lower, higher].flatMap((one) => one ?? []);
}

/** Default largest quantity of a card's field. */
export const CARD_MAXIMUM = 999;

/** Returns the error of a typed quantity, or undefined. Empty counts as an invalid number. */
export function quantityError(
  raw: string,
  {
    min = 1,
    max = CARD_MAXIMUM,
    sold,
    texts = quantityTexts,
  }: Partial<Limits> & { texts?: typeof quantityTexts } = {},
): string | undefined {
  const value = wholeIn(raw);
  if (value === null) return texts.number;
  if (Number.isNaN(value)) return /\d[.,]/.test(raw) ? texts.integer : texts.number;
  if (value < min) return texts.min;
  if (value > max) return texts.max;
  return sold && soldInstead(value, { min, max, sold }) && texts.unsold(sold);
}

/** Returns the quantity of a field: 0 if empty; undefined if invalid, which the field itself reports. */
export function quantityOf(raw: string): number | undefined {
  const value = wholeIn(raw) ?? 0;
  return Number.isNaN(value) ? undefined : value;
}
