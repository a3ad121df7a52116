import { cuitIn, cuitText, typedCuit } from 'api-client/contract/written-cuit';

export { cuitText as formatCuit, typedCuit as cuitDigits };

const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Returns whether the check digit, the last of eleven, is right. */
export function isCuitRight(text: string): boolean {
  const digits = [...(cuitIn(text) ?? '')].map(Number);
  if (digits.length !== 11) return false;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * (digits[at] ?? 0), 0);
  return (11 - (sum % 11)) % 11 === digits[10];
}
