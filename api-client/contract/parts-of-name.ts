/** What a telephone or a CUIT is written with. */
const isNumber = (text: string): boolean => /^[\d\s()+./-]+$/.test(text) && /\d/.test(text);

/** What is dialled before an area's code from abroad, or from another area. */
const PREFIX = /^(?:549?(?=\d{10})|0+)/;
/** The 15 of a mobile, after the area's code or where one calls within the area. */
const MOBILE = /^(?=\d{12}$)(11|[23]\d{2,3})15(\d{6,8})$|^15(\d{6,8})$/;

/** A telephone's digits as all have them in common: '+54 9 2477 15-41…' and '02477 41…' are one. */
function nationalOf(text: string): string {
  const digits = text.replaceAll(/\D/g, '').replace(/^00/, '');
  const national = text.trim().startsWith('+54') ? digits.replace(/^549?/, '') : digits.replace(PREFIX, '');
  return national.replace(MOBILE, '$1$2$3');
}

/** How what a term says may be stored: as it is, and of a telephone or a CUIT its digits. None holds another. */
function spellingsOf(part: string): string[] {
  if (!isNumber(part)) return [part];
  const digits = part.replaceAll(/\D/g, '');
  const all = [...(part.startsWith('+') ? [] : [part]), digits, nationalOf(part)].filter(Boolean);
  return [...new Set(all)].filter((one) => all.every((other) => other === one || !one.includes(other)));
}

/**
 * The parts of a term that names a person, each with its spellings. A number is one part, however it is spaced; a comma
 * separates parts like a space: 'Ñandú,Ana'.
 */
export function partsOfName(term: string): string[][] {
  if (isNumber(term)) return [spellingsOf(term.trim())];
  const parts = term.split(/[\s,;]+/).filter((part) => /[\p{L}\p{N}]/u.test(part));
  return (parts.length > 0 ? parts : [term.trim()]).map(spellingsOf);
}

/** A text of people as searches compare it: without accents, case and the signs of names. The same as `sin_signos` in SQL. */
export const foldedName = (text: string): string =>
  text
    .replaceAll(/['"`´’‘“”.,;:·\-_/\\()[\]&+*#@°º]/g, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase();

/** Whether a person's texts have each part of the term, in any order; all have an empty one. */
export function namesPerson(texts: readonly string[], term: string): boolean {
  if (term.trim() === '') return true;
  const folded = foldedName(texts.join('\n'));
  return partsOfName(term).every((spellings) =>
    spellings.some((spelling) => foldedName(spelling) !== '' && folded.includes(foldedName(spelling))),
  );
}
