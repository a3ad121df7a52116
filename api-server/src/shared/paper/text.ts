import { TIME_ZONE } from 'api-client/contract/words';

/**
 * Printable characters beyond Latin-1. Papers use Helvetica, which every PDF reader has. Helvetica only has
 * Windows-1252; other characters would print as unrelated ones. PDFKit cannot embed the site's Figtree, a variable
 * WOFF2.
 */
const beyondLatin1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
// Replacements for characters that Unicode does not decompose.
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
  // «ő» becomes «o», and a full-width «A» becomes «A».
  const stripped = grapheme.normalize('NFKD').replace(/\p{M}/gu, '');
  const replaced = [...stripped].map((char) => standIns[char] ?? char);
  return replaced.length > 0 && replaced.every(isPrintable) ? replaced.join('') : '?';
}

/** Returns the text as one line of printable characters. Others become the nearest letter, or «?». */
export function printable(text: string): string {
  const clean = text
    .normalize('NFC')
    // Line breaks, tabs and special spaces would break the table's rows.
    .replace(/[\s\p{Cc}\p{Z}]+/gu, ' ')
    // Soft hyphens, byte order marks and direction marks are invisible.
    // Keep the joiner inside an emoji: otherwise a family would become several question marks.
    .replace(/[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, '')
    .trim();
  let result = '';
  for (const { segment } of graphemes.segment(clean)) result += printableGrapheme(segment);
  return result;
}

type Measure = (text: string) => number;

/** Returns how many letters of a word fit in the line; at least 1, so that wrapping always advances. */
function fittingLength(word: string, maxWidth: number, measure: Measure): number {
  let fits = 1;
  let tooLong = word.length;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (measure(word.slice(0, middle)) <= maxWidth) fits = middle;
    else tooLong = middle;
  }
  return fits;
}

/**
 * Wraps the text at words. PDFKit's own wrapping cannot try sizes to fit a page, and lets a wide word overlap the next
 * column.
 */
export function wrapText(text: string, maxWidth: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (let word of text.split(' ')) {
    const joined = line === '' ? word : `${line} ${word}`;
    if (measure(joined) <= maxWidth) {
      line = joined;
      continue;
    }
    if (line !== '') lines.push(line);
    while (measure(word) > maxWidth && word.length > 1) {
      const length = fittingLength(word, maxWidth, measure);
      lines.push(word.slice(0, length));
      word = word.slice(length);
    }
    line = word;
  }
  lines.push(line);
  return lines;
}

const day = new Intl.DateTimeFormat('es-AR', {
  timeZone: TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

export function formatFecha(fecha: Date): string {
  return day.format(fecha);
}
