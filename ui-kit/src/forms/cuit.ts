/** The digits of whatever was typed or pasted: more than eleven too, so that the form says so. */
export function cuitDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** '20123456789' as one writes it: '20-12345678-9'. Works on what is there so far. */
export function formatCuit(digits: string): string {
  const clean = cuitDigits(digits);
  return [clean.slice(0, 2), clean.slice(2, 10), clean.slice(10)].filter(Boolean).join('-');
}

const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Whether the last of its eleven digits is the one that the others ask for. */
export function isCuitRight(text: string): boolean {
  const digits = [...cuitDigits(text)].map(Number);
  if (digits.length !== 11) return false;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * (digits[at] ?? 0), 0);
  return (11 - (sum % 11)) % 11 === digits[10];
}
