const grouped = /^\d{1,3}(\.\d{3})+,\d{1,2}$/;
const millions = /^\d{1,3}(\.\d{3}){2,}$/;
const plain = /^\d+([.,]\d{1,2})?$/;

/** '$ 1.234,50' → 1234.5. Nothing of what can't be told: '12.345' may be twelve or twelve thousand. */
export function readPrecio(written: string): number | undefined {
  const text = written.replace(/^\s*(ARS)?\s*\$?/i, '').replace(/[\s\u00a0]/g, '');
  if (grouped.test(text) || millions.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  return plain.test(text) ? Number(text.replace(',', '.')) : undefined;
}
