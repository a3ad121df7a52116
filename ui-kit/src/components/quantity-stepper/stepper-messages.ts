import { wholeNumber } from '../../forms/typed-number.ts';
import { quantityMessages } from './quantity-messages.ts';

export interface StepperMessages {
  min: (min: number) => string;
  max: (max: number) => string;
  required: string;
  integer: string;
  /** Of a key or a paste that did nothing. */
  number: string;
}

/** As document 000 words them for the cart (section 5). */
export const stepperMessages: StepperMessages = {
  min: (min) => `La cantidad mínima es ${min}`,
  max: (max) => `La cantidad máxima es ${max}`,
  required: 'La cantidad es obligatoria',
  integer: quantityMessages.integer,
  number: quantityMessages.number,
};

/** Why a typed quantity does not count, or undefined if it does. */
export function stepperError(
  typed: string,
  { min, max, messages }: { min: number; max: number; messages: StepperMessages },
): string | undefined {
  const value = wholeNumber(typed);
  if (value === null) return messages.required;
  if (Number.isNaN(value)) return messages.integer;
  if (value < min) return messages.min(min);
  if (value > max) return messages.max(max);
  return undefined;
}
