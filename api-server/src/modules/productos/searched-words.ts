import { folded } from '../../db/search.ts';

/** As people write a size that a search reads in its smallest unit: '1500g' is '1,5 kg'. */
function sizeAsWritten(text: string): string {
  const [, number, unit = ''] = /^#?([\d.]+)(g|ml|u)?$/.exec(text) ?? [];
  if (number === undefined) return text;
  const large = { g: 'kg', ml: 'l' }[unit];
  const amount = Number(number);
  const [shown, of] =
    large && amount >= 1000 ? [amount / 1000, large] : [amount, unit === 'u' ? 'unidades' : unit];
  return `${String(shown).replace('.', ',')} ${of}`.trim();
}

/** The parts of a term as they were typed, by how the search reads them; a size in the unit that people use. */
export const wordsIn = (term: string, parts: readonly string[]): string[] => {
  const typed = new Map(term.split(/[^\p{L}\p{M}\p{N}]+/u).map((word) => [folded(word), word]));
  return parts.map((part) =>
    part
      .split(' ')
      .map((word) => typed.get(word) ?? sizeAsWritten(word))
      .join(' '),
  );
};
