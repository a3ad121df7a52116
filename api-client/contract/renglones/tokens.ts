/** The words and figures of a line, each with what it is. */

import { readNumber } from '../written-number.ts';
import type { Envase } from './renglon.ts';
import {
  ALTERNATIVES,
  CONTAINERS,
  COURTESY,
  JOINING,
  LOOSE,
  MULTIPLES,
  NEGATIONS,
  NUMBERS,
  OF_NAMES,
  UNITS,
  VAGUE,
} from './words.ts';

export interface NumberToken {
  kind: 'number';
  value: number;
  text: string;
  /** In letters. */
  spelt: boolean;
  /** The text may mean another number as well: '2 o 3', '1.500 kg'. */
  unsure?: boolean;
}

export type Token =
  | NumberToken
  | { kind: 'unit'; unidad: 'g' | 'ml'; times: number }
  | { kind: 'container'; envase: Envase | 'any' }
  | { kind: 'x' }
  | { kind: 'of' }
  | { kind: 'or'; mark: string }
  | { kind: 'vague' }
  | { kind: 'not' }
  | { kind: 'loose' }
  | { kind: 'word'; text: string };

const MONEY = [
  /\$ ?\d[\d.,]*( ?(c\/?u|cada un[oa]|el kilo|la unidad|x kilo|por kilo))?/g,
  /\b\d[\d.,]* ?(pesos|ars|mangos|lucas)\b/g,
  /\b\d[\d.,]* ?\$/g,
  // A price of one, or a sum at the end: '7500 c/u', '= 7500'.
  /\b\d{3,}[\d.,]* ?(c\/?u\b|cada un[oa])/g,
  /= ?\d{3,}[\d.,]*/g,
  /(\ba|@) ?\d{3,}[\d.,]*/g,
];
const DATES = [
  /\b\d{1,2}\/\d{1,2}\/(\d{4}|\d{2})\b/g,
  /\b\d{1,2}-\d{1,2}-\d{4}\b/g,
  /\b(el|para el) \d{1,2}\/\d{1,2}\b/g,
  /\b(lunes|martes|miercoles|jueves|viernes|sabado|domingo),? \d{1,2}(\/\d{1,2}| de [a-z]+)?\b/g,
  /\b\d{1,2} de (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/g,
  /\b\d{1,2}:\d{2}( ?hs?)?\b/g,
  /\b\d{1,2} ?hs\b/g,
];
/** Phrases of several words that say nothing of what is asked for. */
const PHRASES =
  /\b(por favor|c\/u|cada un[oa]|que tal|como (estas|andas|va)|(me|nos|les?) pasas|para la semana|otra vez|de nuevo|un par de|hace falta|te (paso|mando|pido|encargo|hago|dejo|escribo|queria))\b/g;

/** A plain text without prices, dates and what is only polite. */
const withoutAsides = (text: string): string =>
  [...MONEY, ...DATES]
    .reduce((rest, pattern) => rest.replace(pattern, ' '), text)
    .replace(PHRASES, (phrase) => (phrase === 'un par de' ? ' 2 ' : ' '));

/** Parts of a kilo, a litre or a dozen that people write; '2/3 kg' rather means two or three. */
const FRACTIONS: Record<string, number> = { '1/2': 0.5, '1/3': 1 / 3, '1/4': 0.25, '3/4': 0.75 };

type Figures = Pick<NumberToken, 'value' | 'unsure'>;

/** The number that figures mean; 1.000 may be a thousand or one, which its unit tells. */
function figuresOf(figures: string): Figures | undefined {
  if (figures.includes('/')) {
    const value = FRACTIONS[figures];
    const [whole] = figures.split('/');
    return value === undefined ? { value: Number(whole), unsure: true } : { value };
  }
  const read = readNumber(figures, { decimals: 3 });
  if (read.kind === 'number') return { value: read.value };
  return read.kind === 'question' ? { value: read.readings[0], unsure: true } : undefined;
}

/** The value of figures as a product's name has them: 1.000 is a thousand. */
export const readFigures = (figures: string): number => figuresOf(figures)?.value ?? Number.NaN;

const FIGURES = /^\d/;
const PIECES = /\d+(?:[.,]\d+)*(?:\/[1-9]\d?)?(?![\d/])|[a-zñ]+|[-–—+%]/g;

const isFigures = (token: Token | undefined) => token?.kind === 'number' && !token.spelt;

function tokenOf(piece: string, before: Token | undefined): Token | undefined {
  if (FIGURES.test(piece)) {
    const read = /^0\d/.test(piece) ? undefined : figuresOf(piece);
    return read && read.value > 0
      ? { kind: 'number', ...read, text: piece, spelt: false }
      : { kind: 'word', text: piece };
  }
  // '12 un' are pieces, 'un kilo' is one.
  if (piece === 'un' && isFigures(before)) return { kind: 'container', envase: 'unidad' };
  const measures = before?.kind === 'number' || before?.kind === 'unit' || before?.kind === 'container';
  if (ALTERNATIVES.has(piece)) {
    if (measures) return { kind: 'or', mark: piece };
    return /[a-z]/.test(piece) ? { kind: 'word', text: piece } : undefined;
  }
  if (NEGATIONS.has(piece)) return { kind: 'not' };
  if (VAGUE.has(piece)) return { kind: 'vague' };
  const value = NUMBERS.get(piece) ?? MULTIPLES.get(piece);
  if (value !== undefined) return { kind: 'number', value, text: piece, spelt: true };
  const unit = UNITS.get(piece);
  if (unit) return { kind: 'unit', ...unit };
  const envase = CONTAINERS.get(piece);
  if (envase) return { kind: 'container', envase };
  if (piece === 'x') return { kind: 'x' };
  if (JOINING.has(piece)) return { kind: 'of' };
  if (LOOSE.has(piece)) return { kind: 'loose' };
  return { kind: 'word', text: piece };
}

/** Of a plain text. Figures that belong to a name, '70 %', are words. */
export function tokensOf(text: string): Token[] {
  const pieces = withoutAsides(text)
    .replace(/\bmas o menos\b|\b\d+(?:da|do|ra|ro|er|ta|to)\b/g, ' ')
    .replace(/\bo mas\b/g, ' varios ')
    .replace(/\bentre (\S+) y (?=\S)/g, '$1 o ')
    .replace(/cm3/g, 'cc')
    .replace(/(\d)([a-z%])/g, '$1 $2')
    .replace(/([a-z])(\d)/g, '$1 $2')
    .match(PIECES);
  const tokens: Token[] = [];
  for (const piece of pieces ?? []) {
    if (OF_NAMES.has(piece)) {
      const figure = tokens.pop();
      if (figure) tokens.push(figure.kind === 'number' ? { kind: 'word', text: figure.text } : figure);
      if (piece !== '%') tokens.push({ kind: 'word', text: piece });
      continue;
    }
    const isJoined = piece === 'por' || piece === 'y';
    // 'Para el jueves' says nothing of it, 'castañas de pará' does.
    const isName = piece === 'para' && tokens.at(-1)?.kind === 'of';
    if (!isJoined && !isName && COURTESY.has(piece)) continue;
    const token = piece === 'por' ? ({ kind: 'x' } as const) : tokenOf(piece, tokens.at(-1));
    if (token) tokens.push(token);
  }
  return sized(alternatives(joined(unitsBehind(tokens))));
}

const isY = (token: Token | undefined) => token?.kind === 'word' && token.text === 'y';
const isNumber = (token: Token | undefined): token is NumberToken => token?.kind === 'number';

/** 'Kg 5 avena' as '5 kg avena'. After x or 'de' a unit is a size: 'arroz x kilo 4'. */
function unitsBehind(tokens: Token[]): Token[] {
  const all = [...tokens];
  for (let place = 0; place + 1 < all.length; place += 1) {
    const [before, unit, number, after] = [all[place - 1], all[place], all[place + 1], all[place + 2]];
    if (unit?.kind !== 'unit' || !isFigures(number) || number === undefined) continue;
    const isOwn = before === undefined || before.kind === 'word';
    const isMeasured = after?.kind === 'unit' || after?.kind === 'container' || after?.kind === 'x';
    // '1 kilo 1/2' is one and a half.
    if (isOwn && !isMeasured && !isY(before)) [all[place], all[place + 1]] = [number, unit];
  }
  return all;
}

/** Numbers of several words are one: media docena, 2 docenas, kilo y medio, 1 1/2, treinta y cinco, 5 (cinco). */
function joined(tokens: Token[]): Token[] {
  const all: Token[] = [];
  for (const [place, token] of tokens.entries()) {
    const before = all.at(-1);
    const afterY = isY(tokens[place - 1]);
    if (isY(token)) continue;
    if (!isNumber(token)) {
      // 'un cuarto de kilo' is a quarter of one.
      if (token.kind === 'unit' && before?.kind === 'of' && isPart(all.at(-2))) all.pop();
      all.push(token);
      continue;
    }
    const sum = isNumber(before) ? sumOf(before, token, afterY) : undefined;
    if (sum !== undefined && isNumber(before)) {
      // The word stays: 'docena y media' adds half a dozen.
      const text = MULTIPLES.has(token.text) ? token.text : before.text;
      all[all.length - 1] = { ...before, text, value: sum };
    }
    const isAdded = sum !== undefined || (token.value < 1 && before?.kind === 'unit' && addsTo(all, token.value));
    if (!isAdded) all.push(token);
  }
  return all;
}

const isPart = (token: Token | undefined) => isNumber(token) && token.value < 1;

/** The one number that two neighbours mean; undefined where they are two. */
function sumOf(before: NumberToken, token: NumberToken, afterY: boolean): number | undefined {
  const multiple = token.spelt ? MULTIPLES.get(token.text) : undefined;
  if (multiple !== undefined) return before.value * multiple;
  if (token.value < 1 && afterY) {
    return before.value + token.value * (MULTIPLES.get(before.text) ?? 1);
  }
  // 'un cuarto' is a quarter, '1 1/2' one and a half.
  if (token.value < 1 && before.value >= 1) {
    return before.spelt ? before.value * token.value : before.value + token.value;
  }
  const isTens = before.spelt && token.spelt && before.value >= 30 && before.value % 10 === 0;
  if (isTens && afterY && token.value < 10) return before.value + token.value;
  // The figure and the same in letters.
  return before.value === token.value && before.spelt !== token.spelt ? before.value : undefined;
}

/** 'kilo y medio', '2 kilos y medio', '1 kilo 1/2'. */
function addsTo(all: Token[], part: number): boolean {
  const last = all.length - 1;
  const [number, unit] = [all[last - 1], all[last]];
  if (unit?.kind !== 'unit') return false;
  if (isNumber(number)) all[last - 1] = { ...number, value: number.value + part };
  else all.splice(last, 0, { kind: 'number', value: 1 + part, text: '', spelt: true });
  return true;
}

/** From here on a bare number is a size and no quantity: 'aceite coco 500'. */
export const SIZES = 50;
/** Of two numbers with a hyphen between, the second is at most so often the first where they are a range. */
const NEARBY = 5;

/** Two numbers of which either may be meant become one that is not sure. */
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
    all[at] = { ...number, unsure: true };
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
  // 'avena 2 kg - 3 frascos' are a size and how many.
  if (isMeasured) return unit?.kind === 'unit' && mark !== '+' && one.value < other.value;
  if (mark === '+') return true;
  return one.value < other.value && other.value <= one.value * NEARBY;
}

/** A unit tells which number 1.000 is: of grams a thousand, of kilos either. */
function sized(tokens: Token[]): Token[] {
  return tokens.map((token, place) => {
    const unit = tokens[place + 1];
    const isGrouped = isNumber(token) && token.unsure && /^\d{1,3}([.,]\d{3})+$/.test(token.text);
    return isGrouped && unit?.kind === 'unit' && unit.times === 1 ? { ...token, unsure: false } : token;
  });
}
