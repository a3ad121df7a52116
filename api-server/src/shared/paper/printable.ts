/**
 * The remito is set in Helvetica, one of the fonts every PDF reader has. It knows Windows-1252 and nothing
 * else: anything beyond it would be printed as unrelated characters. (The site's Figtree comes only as a
 * variable WOFF2, which PDFKit cannot embed.)
 */
const beyondLatin1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
// Letters and signs with an obvious stand-in that Unicode itself does not decompose.
const standIns: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  '‐': '-',
  '‑': '-',
  '‒': '–',
  '―': '—',
  '−': '-',
  '⁄': '/',
  '′': "'",
  '″': '"',
};
const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' });

function isPrintable(char: string): boolean {
  const code = char.codePointAt(0) ?? 0;
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) || beyondLatin1.includes(char);
}

function printableGrapheme(grapheme: string): string {
  if ([...grapheme].every(isPrintable)) return grapheme;
  // «ő» can still be read as «o», and a full-width «A» as «A».
  const stripped = grapheme.normalize('NFKD').replace(/\p{M}/gu, '');
  const replaced = [...stripped].map((char) => standIns[char] ?? char);
  return replaced.length > 0 && replaced.every(isPrintable) ? replaced.join('') : '?';
}

/** One line of text the remito's font can print: what it lacks becomes its nearest letter, or «?». */
export function printable(text: string): string {
  const clean = text
    .normalize('NFC')
    // Line breaks, tabs and odd spaces would break the table's rows.
    .replace(/[\s\p{Cc}\p{Z}]+/gu, ' ')
    // Soft hyphens, byte order marks and direction marks have no shape. The joiner inside an emoji stays:
    // without it a family would be four question marks.
    .replace(/[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, '')
    .trim();
  let result = '';
  for (const { segment } of graphemes.segment(clean)) result += printableGrapheme(segment);
  return result;
}
