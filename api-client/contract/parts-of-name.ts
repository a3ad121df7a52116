/** Whether the text has only characters of telephones and CUITs. */
const isNumber = (text: string): boolean => /^[\d\s()+./-]+$/.test(text) && /\d/.test(text);

/** Prefix before the area code: country code, mobile 9 or trunk 0. */
const PREFIX = /^(?:549?(?=\d{10})|0+)/;
/** The 15 of a mobile, after the area code or at the start of a local number. */
const MOBILE = /^(?=\d{12}$)(11|[23]\d{2,3})15(\d{6,8})$|^15(\d{6,8})$/;

/** Returns a telephone's national digits: '+54 9 2477 15-41…' and '02477 41…' give the same. */
function nationalOf(text: string): string {
  const digits = text.replaceAll(/\D/g, '').replace(/^00/, '');
  const national = text.trim().startsWith('+54') ? digits.replace(/^549?/, '') : digits.replace(PREFIX, '');
  return national.replace(MOBILE, '$1$2$3');
}

/**
 * Returns the possible stored forms of a part: the text itself, and the digits of a telephone or CUIT. No
 * form contains another.
 */
function spellingsOf(part: string): string[] {
  if (!isNumber(part)) return [part];
  const digits = part.replaceAll(/\D/g, '');
  const all = [...(part.startsWith('+') ? [] : [part]), digits, nationalOf(part)].filter(Boolean);
  return [...new Set(all)].filter((one) => all.every((other) => other === one || !one.includes(other)));
}

/**
 * Splits a person search into parts, each with its spellings. A number with spaces is one part; a comma
 * separates like a space: 'Ñandú,Ana'.
 */
export function partsOfName(term: string): string[][] {
  if (isNumber(term)) return [spellingsOf(term.trim())];
  const parts = term.split(/[\s,;]+/).filter((part) => /[\p{L}\p{N}]/u.test(part));
  return (parts.length > 0 ? parts : [term.trim()]).map(spellingsOf);
}

/** Normalises a person's text for search: without accents, case and punctuation. Must equal `sin_signos` in SQL. */
export const foldedName = (text: string): string =>
  text
    .replaceAll(/['"`´’‘“”.,;:·\-_/\\()[\]&+*#@°º]/g, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase();

/** Whether a person's texts contain each part of the term, in any order. An empty term matches everyone. */
export function namesPerson(texts: readonly string[], term: string): boolean {
  if (term.trim() === '') return true;
  const folded = foldedName(texts.join('\n'));
  return partsOfName(term).every((spellings) =>
    spellings.some((spelling) => foldedName(spelling) !== '' && folded.includes(foldedName(spelling))),
  );
}
