/** Up to eleven digits of whatever was typed or pasted. */
export function cuitDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, 11);
}

/** '20123456789' as one writes it: '20-12345678-9'. Works on what is there so far. */
export function formatCuit(digits: string): string {
  const clean = cuitDigits(digits);
  return [clean.slice(0, 2), clean.slice(2, 10), clean.slice(10)].filter(Boolean).join('-');
}
