import { wholeIn } from 'api-client/contract/written-number';
import { quantityTexts, stepTexts } from './quantity-messages.ts';

/** Texts of document 000 for the cart (section 5). */
export const quantityStepperTexts = {
  ...stepTexts,
  min: (min: number) => `La cantidad mínima es ${min}`,
  max: (max: number) => `La cantidad máxima es ${max}`,
  required: 'La cantidad es obligatoria',
  integer: quantityTexts.integer,
  /** Message for a refused key or paste. */
  number: quantityTexts.number,
};

/** Returns the error of a typed quantity, or undefined if it is valid. */
export function stepperError(
  typed: string,
  { min, max, texts }: { min: number; max: number; texts: typeof quantityStepperTexts },
): string | undefined {
  const value = wholeIn(typed);
  if (value === null) return texts.required;
  if (Number.isNaN(value)) return texts.integer;
  if (value < min) return texts.min(min);
  if (value > max) return texts.max(max);
  return undefined;
}
