/** Reads a CUIT or CUIL as people write it. No imports, so that kit, apps and server share it. */

const LABEL = /^\s*cui[tl](?:\s*\/\s*cui[tl])?\s*(?:n[.º°]*)?\s*:?\s*/i;
/**
 * Accepted forms: groups of two, eight and one digits, the eight with or without dots; or eleven digits
 * grouped by thousands, as Excel shows them.
 */
const FORMS = /^(?:\d{2}[-. ]?\d{2}\.?\d{3}\.?\d{3}[-. /]?\d|\d{2}(?:\.\d{3}){3})$/;
const SPACES_AND_DASHES = /^[\s\d.\-\u2010-\u2014\u2212/]*$/;

/**
 * Returns the eleven digits of '20-12345678-9' or 'CUIT: 20.12345678.9'. Undefined for other groupings, which
 * may be another number.
 */
export function cuitIn(written: string): string | undefined {
  const bare = written
    .replace(LABEL, '')
    .replace(/[\u2010-\u2014\u2212]/g, '-')
    .replace(/\s/g, ' ')
    .trim();
  return FORMS.test(bare) ? bare.replace(/\D/g, '') : undefined;
}

/** Whether `text` is `shown` (formatted by this module) after digits were typed or characters removed at one place. */
function isCorrected(text: string, shown: string): boolean {
  let start = 0;
  while (start < text.length && text[start] === shown[start]) start += 1;
  let end = text.length;
  while (end > start && text[end - 1] === shown[shown.length - (text.length - end) - 1]) end -= 1;
  return start + text.length - end > 0 && /^\d*$/.test(text.slice(start, end)) && shown === cuitText(shown);
}

/**
 * Returns the value of a CUIT field: the digits of an incomplete CUIT, else the text as typed.
 * @param shown the field's text before the edit. A typed digit moves the dashes: '20-2345…' becomes '201-2345…'.
 */
export const typedCuit = (text: string, shown = ''): string => {
  const digits = text.replace(/\D/g, '');
  const isBegun = digits.length !== 11 || digits === text.trim() || isCorrected(text, shown);
  return cuitIn(text) ?? (SPACES_AND_DASHES.test(text) && isBegun ? digits : text);
};

/** Formats '20123456789' as '20-12345678-9'. Incomplete digits get dashes too; other texts stay unchanged. */
export const cuitText = (text: string): string => {
  const digits = typedCuit(text);
  if (!/^\d*$/.test(digits)) return text;
  return [digits.slice(0, 2), digits.slice(2, 10), digits.slice(10)].filter(Boolean).join('-');
};
