import { folded } from '../../db/search.ts';

/** Formats a size in the common unit: '1500g' as '1,5 kg'. */
function sizeAsWritten(text: string): string {
  const [, number, unit = ''] = /^#?([\d.]+)(g|ml|u)?$/.exec(text) ?? [];
  if (number === undefined) return text;
  const large = { g: 'kg', ml: 'l' }[unit];
  const amount = Number(number);
  const [shown, of] =
    large && amount >= 1000 ? [amount / 1000, large] : [amount, unit === 'u' ? 'unidades' : unit];
  return `${String(shown).replace('.', ',')} ${of}`.trim();
}

/** Returns the parts of a term as typed; sizes in the common unit. */
export const wordsIn = (term: string, parts: readonly string[]): string[] => {
  const typed = new Map(term.split(/[^\p{L}\p{M}\p{N}]+/u).map((word) => [folded(word), word]));
  return parts.map((part) =>
    part
      .split(' ')
      .map((word) => typed.get(word) ?? sizeAsWritten(word))
      .join(' '),
  );
};
