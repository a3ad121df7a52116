/** The digits of whatever was typed or pasted: more than eleven too, so that the form says so. */
export function cuitDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** '20123456789' as one writes it: '20-12345678-9'. Works on what is there so far. */
export function formatCuit(digits: string): string {
  const clean = cuitDigits(digits);
  return [clean.slice(0, 2), clean.slice(2, 10), clean.slice(10)].filter(Boolean).join('-');
}
