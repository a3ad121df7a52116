/** The one reading of a CUIT or CUIL that a person wrote. No import, so that the kit, the apps and the server share it. */

const LABEL = /^\s*cui[tl](?:\s*\/\s*cui[tl])?\s*(?:n[.º°]*)?\s*:?\s*/i;
/** How people write one: two digits, eight, one; the eight with or without dots; or all eleven as Excel shows a large number. */
const FORMS = /^(?:\d{2}[-. ]?\d{2}\.?\d{3}\.?\d{3}[-. /]?\d|\d{2}(?:\.\d{3}){3})$/;
const SPACES_AND_DASHES = /^[\s\d.\-\u2010-\u2014\u2212/]*$/;

/** Eleven digits, of '20-12345678-9' or 'CUIT: 20.12345678.9'; undefined of everything else: digits in other groups may be another person's. */
export function cuitIn(written: string): string | undefined {
  const bare = written
    .replace(LABEL, '')
    .replace(/[\u2010-\u2014\u2212]/g, '-')
    .replace(/\s/g, ' ')
    .trim();
  return FORMS.test(bare) ? bare.replace(/\D/g, '') : undefined;
}

/** Whether `text` is `shown`, the dashes of which this module wrote, with digits typed in or characters taken out at one place. */
function isCorrected(text: string, shown: string): boolean {
  let start = 0;
  while (start < text.length && text[start] === shown[start]) start += 1;
  let end = text.length;
  while (end > start && text[end - 1] === shown[shown.length - (text.length - end) - 1]) end -= 1;
  return start + text.length - end > 0 && /^\d*$/.test(text.slice(start, end)) && shown === cuitText(shown);
}

/**
 * The value of a field for a CUIT: the digits so far of a text of digits, dashes and spaces; else the text as typed.
 * @param shown what the field showed before. A digit typed into it moves its dashes: '20-2345…' becomes '201-2345…'.
 */
export const typedCuit = (text: string, shown = ''): string => {
  const digits = text.replace(/\D/g, '');
  const isBegun = digits.length !== 11 || digits === text.trim() || isCorrected(text, shown);
  return cuitIn(text) ?? (SPACES_AND_DASHES.test(text) && isBegun ? digits : text);
};

/** '20123456789' as people write it: '20-12345678-9'. A text that is none stays as it is; digits so far get their dashes. */
export const cuitText = (text: string): string => {
  const digits = typedCuit(text);
  if (!/^\d*$/.test(digits)) return text;
  return [digits.slice(0, 2), digits.slice(2, 10), digits.slice(10)].filter(Boolean).join('-');
};
