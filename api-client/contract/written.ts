/** What people write into spreadsheets, as it is read: here, for what is pasted and for what is brought in as a file. */

const grouped = /^\d{1,3}(\.\d{3})+,\d{1,2}$/;
const thousands = /^\d{1,3}(\.\d{3})+$/;
const millions = /^\d{1,3}(\.\d{3}){2,}$/;
const plain = /^\d+([.,]\d{1,2})?$/;

const asNumber = (text: string) => Number(text.replaceAll('.', '').replace(',', '.'));

/**
 * '$ 1.234,50' → 1234.5. Nothing of what can't be told: '12.345' may be twelve or twelve thousand.
 * @param byThousands whether dots are known to part thousands, by what stands around
 */
export function readImporte(written: string, byThousands = false): number | undefined {
  const text = written.replace(/^\s*(ARS)?\s*\$?/i, '').replace(/[\s\u00a0]/g, '');
  if (grouped.test(text) || millions.test(text)) return asNumber(text);
  if (byThousands && thousands.test(text)) return asNumber(text);
  return plain.test(text) ? Number(text.replace(',', '.')) : undefined;
}

/** Whether it has a comma before its cents: dots of others beside it part thousands. */
export const hasComma = (written: string): boolean => /,\d{1,2}\s*$/.test(written);

/** Letters and figures alone: so that two ways to write one name are alike. */
export const plainName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
