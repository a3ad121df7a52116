/** Splits text that names several products without separators. */
import { normalizeText } from './renglon.ts';
import { SIZES, type Token } from './token.ts';
import { tokensOf } from './tokens.ts';
import { CONTENTS, UNITS } from './words.ts';

export const measures = ({ kind }: Token) => kind === 'unit' || kind === 'container';

const isAmount = (token: Token | undefined, next: Token | undefined) =>
  token?.kind === 'number' &&
  Number.isInteger(token.value) &&
  token.value < 50 &&
  (token.spelt || next?.kind === 'word');

/** Maximum words of a line that names a product. Longer lines are not split, because the work grows with each word. */
const WORDS_OF_LINE = 40;

/** Splits text dictated without pauses: 'dos kilos de avena tres de arroz yamani una miel'. */
export function splitRun(part: string): string[] {
  const words = part.trim().split(/\s+/);
  const all: string[][] = [[]];
  for (const [place, word] of words.entries()) {
    const now = all.at(-1) ?? [];
    if (now.length <= WORDS_OF_LINE && beginsAnother(now, words.slice(place, place + 3))) all.push([word]);
    else now.push(word);
  }
  return all.map((piece) => piece.join(' '));
}

/** Whether `next` begins another quantity, after words that already have a quantity and a name. */
function beginsAnother(now: readonly string[], next: readonly string[]): boolean {
  const before = tokensOf(normalizeText(now.join(' ')));
  const last = before.at(-1);
  if (before[0]?.kind !== 'number' || last?.kind !== 'word') return false;
  if (!before.some(({ kind }) => kind === 'word')) return false;
  if (/^(x|por|de|con)$/i.test(now.at(-1) ?? '')) return false;
  const [one, two, three] = tokensOf(normalizeText(next.join(' ')));
  if (one?.kind !== 'number') return false;
  if (isAmount(one, two)) return two !== undefined && two.kind !== 'number';
  const measured = two?.kind === 'unit' || two?.kind === 'container';
  const little = one.value < 50;
  if (!measured || !little) return false;
  // '5 kg avena 3 kg arroz' has two products; '3 miel 5 kg' has one, with its size at the end.
  const leadsByWeight = before[1]?.kind === 'unit' || before[1]?.kind === 'container';
  return three?.kind === 'of' || (leadsByWeight && three?.kind === 'word');
}

type AmountKind = 'weight' | 'count';

/** Returns the kind of quantity at the end of a part that begins with a name; undefined without one. */
function amountAtEnd(part: readonly string[]): AmountKind | undefined {
  const tokens = tokensOf(normalizeText(part.join(' ')));
  const last = tokens.at(-1);
  const number = last && measures(last) ? tokens.at(-2) : last;
  if (tokens[0]?.kind !== 'word' || number?.kind !== 'number') return undefined;
  if (last?.kind === 'unit') return 'weight';
  const isExplicit = last?.kind === 'container' || tokens.at(-2)?.kind === 'x';
  return isExplicit || number.value < SIZES ? 'count' : undefined;
}

/**
 * Splits 'Garbanzos 10 kg lentejas 3 kg' when each name has a quantity and all are of the same kind.
 * Otherwise the line stays whole.
 */
export function namesApart(text: string): string[] {
  const words = text.trim().split(/\s+/);
  const parts: string[][] = [[]];
  for (const [place, word] of words.entries()) {
    const now = parts.at(-1) ?? [];
    const [next] = tokensOf(normalizeText(words.slice(place, place + 2).join(' ')));
    const mayEnd = now.length > 0 && now.length <= WORDS_OF_LINE;
    const begins = mayEnd && next?.kind === 'word' && !isOfNumber(word) && amountAtEnd(now) !== undefined;
    if (begins) parts.push([word]);
    else now.push(word);
  }
  const kinds = new Set(parts.map(amountAtEnd));
  return parts.length > 1 && kinds.size === 1 && !kinds.has(undefined)
    ? parts.map((part) => part.join(' '))
    : [text];
}

/** Whether a word belongs to the number before it rather than to another product's name. */
const isOfNumber = (word: string) => {
  const text = normalizeText(word).replace(/[^a-z%]/g, '');
  return (
    CONTENTS.has(text) ||
    UNITS.has(text) ||
    ['', 'y', 'e', 'o', 'a', 'con', 'sin', 'mm', 'cm', 'hasta'].includes(text)
  );
};
