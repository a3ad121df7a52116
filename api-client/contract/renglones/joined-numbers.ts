/** Joins tokens that together mean one number, and numbers that are alternatives. */
import { isFigures, isNumber, type NumberToken, type Token } from './token.ts';
import { MULTIPLES } from './words.ts';

const isY = (token: Token | undefined) => token?.kind === 'word' && token.text === 'y';

/** Returns the tokens with each number as one token. */
export const joinNumbers = (tokens: Token[]): Token[] => sized(alternatives(joined(unitsBehind(tokens))));

/** Turns 'Kg 5 avena' into '5 kg avena'. After x or 'de' a unit is a size: 'arroz x kilo 4'. */
function unitsBehind(tokens: Token[]): Token[] {
  const all = [...tokens];
  for (let place = 0; place + 1 < all.length; place += 1) {
    const [before, unit, number, after] = [all[place - 1], all[place], all[place + 1], all[place + 2]];
    if (unit?.kind !== 'unit' || !isFigures(number) || number === undefined) continue;
    const isOwn = before === undefined || before.kind === 'word';
    const isMeasured = after?.kind === 'unit' || after?.kind === 'container' || after?.kind === 'x';
    // '1 kilo 1/2' means one and a half.
    if (isOwn && !isMeasured && !isY(before)) [all[place], all[place + 1]] = [number, unit];
  }
  return all;
}

/** Joins numbers of several words: media docena, 2 docenas, kilo y medio, 1 1/2, treinta y cinco, 5 (cinco). */
function joined(tokens: Token[]): Token[] {
  const all: Token[] = [];
  for (const [place, token] of tokens.entries()) {
    const before = all.at(-1);
    const afterY = isY(tokens[place - 1]);
    if (isY(token)) continue;
    if (!isNumber(token)) {
      // 'un cuarto de kilo' is a quarter of a kilo.
      if (token.kind === 'unit' && before?.kind === 'of' && isPart(all.at(-2))) all.pop();
      all.push(token);
      continue;
    }
    const sum = isNumber(before) ? sumOf(before, token, afterY) : undefined;
    if (sum !== undefined && isNumber(before)) {
      // Keep the word: 'docena y media' adds half a dozen.
      const text = MULTIPLES.has(token.text) ? token.text : before.text;
      all[all.length - 1] = { ...before, text, value: sum };
    }
    const isAdded =
      sum !== undefined || (token.value < 1 && before?.kind === 'unit' && addsTo(all, token.value));
    if (!isAdded) all.push(token);
  }
  return all;
}

const isPart = (token: Token | undefined) => isNumber(token) && token.value < 1;

/** Returns the single number that two neighbours mean; undefined when they are two numbers. */
function sumOf(before: NumberToken, token: NumberToken, afterY: boolean): number | undefined {
  const multiple = token.spelt ? MULTIPLES.get(token.text) : undefined;
  if (multiple !== undefined) return before.value * multiple;
  if (token.value < 1 && afterY) {
    return before.value + token.value * (MULTIPLES.get(before.text) ?? 1);
  }
  // 'un cuarto' is a quarter, '1 1/2' is one and a half.
  if (token.value < 1 && before.value >= 1) {
    return before.spelt ? before.value * token.value : before.value + token.value;
  }
  const isTens = before.spelt && token.spelt && before.value >= 30 && before.value % 10 === 0;
  if (isTens && afterY && token.value < 10) return before.value + token.value;
  // 'ciento veinte', 'mil quinientos'.
  const place = before.value % 1000 === 0 ? 1000 : 100;
  const isLarger = before.spelt && token.spelt && before.value >= 100 && before.value % place === 0;
  if (isLarger && token.value >= 1 && token.value < place) return before.value + token.value;
  // A figure and the same number in letters.
  return before.value === token.value && before.spelt !== token.spelt ? before.value : undefined;
}

/** Adds the fraction of 'kilo y medio', '2 kilos y medio', '1 kilo 1/2'. Returns whether it did. */
function addsTo(all: Token[], part: number): boolean {
  const last = all.length - 1;
  const [number, unit] = [all[last - 1], all[last]];
  if (unit?.kind !== 'unit') return false;
  if (isNumber(number)) all[last - 1] = { ...number, value: number.value + part };
  else all.splice(last, 0, { kind: 'number', value: 1 + part, text: '', spelt: true });
  return true;
}

/** Maximum ratio of two numbers that a hyphen joins to a range. */
const NEARBY = 5;

/** Joins two alternative numbers to one uncertain number. */
function alternatives(tokens: Token[]): Token[] {
  const all: Token[] = [];
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place];
    if (token === undefined) continue;
    if (token.kind !== 'or') {
      all.push(token);
      continue;
    }
    const [next, unit] = [tokens[place + 1], tokens[place + 2]];
    const at = isNumber(all.at(-1)) ? all.length - 1 : all.length - 2;
    const number = all[at];
    if (!isNumber(number) || !isNumber(next)) continue;
    const isMeasured = at < all.length - 1;
    if (!mayBeEither(token.mark, number, next, isMeasured, unit)) continue;
    all[at] = { ...number, unsure: true, other: next.value };
    place += isMeasured && (unit?.kind === 'unit' || unit?.kind === 'container') ? 2 : 1;
  }
  return all;
}

function mayBeEither(
  mark: string,
  one: NumberToken,
  other: NumberToken,
  isMeasured: boolean,
  unit: Token | undefined,
): boolean {
  if (/[a-z]/.test(mark)) return true;
  // 'avena 2 kg - 3 frascos' is a size and a count.
  if (isMeasured) return unit?.kind === 'unit' && mark !== '+' && one.value < other.value;
  if (mark === '+') return true;
  return one.value < other.value && other.value <= one.value * NEARBY;
}

/** A unit decides what 1.000 means: with grams a thousand; with kilos it stays uncertain. */
function sized(tokens: Token[]): Token[] {
  return tokens.map((token, place) => {
    const unit = tokens[place + 1];
    const isGrouped = isNumber(token) && token.unsure && /^\d{1,3}([.,]\d{3})+$/.test(token.text);
    return isGrouped && unit?.kind === 'unit' && unit.times === 1
      ? { kind: 'number', value: token.value, text: token.text, spelt: token.spelt }
      : token;
  });
}
