/** The one reading of a CUIT or CUIL that a person wrote. No import, so that the kit, the apps and the server share it. */

const LABEL = /^\s*cui[tl](?:\s*\/\s*cui[tl])?\s*(?:n[.º°]*)?\s*:?\s*/i;
const SPACES_AND_DASHES = /^[\s\d.\-\u2010-\u2014\u2212/]*$/;

/** Eleven digits, of '20-12345678-9' or 'CUIT: 20.12345678.9'; undefined of everything else, other digits beside them too. */
export function cuitIn(written: string): string | undefined {
  const bare = written.replace(LABEL, '');
  const digits = bare.replace(/\D/g, '');
  return SPACES_AND_DASHES.test(bare) && digits.length === 11 ? digits : undefined;
}

/** What stands in a field for one: the digits so far of what is made of digits, dashes and spaces; else the text as it is. */
export const typedCuit = (text: string): string =>
  cuitIn(text) ?? (SPACES_AND_DASHES.test(text) ? text.replace(/\D/g, '') : text);

/** '20123456789' as people write it: '20-12345678-9'. A text that is none stays as it is; digits so far get their dashes. */
export const cuitText = (text: string): string => {
  const digits = typedCuit(text);
  if (!/^\d*$/.test(digits)) return text;
  return [digits.slice(0, 2), digits.slice(2, 10), digits.slice(10)].filter(Boolean).join('-');
};
