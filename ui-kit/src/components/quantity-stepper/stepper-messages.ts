export interface StepperMessages {
  min: (min: number) => string;
  max: (max: number) => string;
  required: string;
}

/** As document 000 words them for the cart (section 5). */
export const stepperMessages: StepperMessages = {
  min: (min) => `La cantidad mínima es ${min}`,
  max: (max) => `La cantidad máxima es ${max}`,
  required: 'La cantidad es obligatoria',
};

/** Why a typed quantity (digits only) does not count, or undefined if it does. */
export function stepperError(
  digits: string,
  { min, max, messages }: { min: number; max: number; messages: StepperMessages },
): string | undefined {
  if (digits === '') return messages.required;
  if (Number(digits) < min) return messages.min(min);
  if (Number(digits) > max) return messages.max(max);
  return undefined;
}
