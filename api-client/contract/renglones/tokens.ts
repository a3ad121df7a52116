/** Splits a line into tokens. */

import { readNumber } from '../written-number.ts';
import { joinNumbers } from './joined-numbers.ts';
import { isFigures, type NumberToken, type Token } from './token.ts';
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

const MONEY = [
  /\$ ?\d[\d.,]*( ?(c\/?u|cada un[oa]|el kilo|la unidad|x kilo|por kilo))?/g,
  /\b\d[\d.,]* ?(pesos|ars|mangos|lucas)\b/g,
  /\b\d[\d.,]* ?\$/g,
  // A unit price, or a total at the end: '7500 c/u', '= 7500'.
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
/** Phrases that say nothing about the order. */
const PHRASES =
  /\b(mil (?=gracias|disculpas|perdones)|por favor|c\/u|cada un[oa]|que tal|como (estas|andas|va)|(me|nos|les?) pasas|para la semana|otra vez|de nuevo|un par de|hace falta|te (paso|mando|pido|encargo|hago|dejo|escribo|queria))\b/g;

/** Money as a quantity: '$ 5.000 de almendra', '20 pesos de miel'. */
const FOR_MONEY = /^\s*(?:\$ ?\d[\d.,]*|\d[\d.,]* ?(?:\$|pesos|ars|mangos|lucas)) de\b/;

/** Removes prices, dates and courtesies from a normalised text. Money as a quantity becomes a vague quantity. */
const withoutAsides = (text: string): string =>
  [...MONEY, ...DATES]
    .reduce((rest, pattern) => rest.replace(pattern, ' '), text.replace(FOR_MONEY, ' varios '))
    .replace(PHRASES, (phrase) => (phrase === 'un par de' ? ' 2 ' : ' '));

/** Fractions that people write; '2/3 kg' more likely means two or three. */
const FRACTIONS: Record<string, number> = { '1/2': 0.5, '1/3': 1 / 3, '1/4': 0.25, '3/4': 0.75 };

type Figures = Pick<NumberToken, 'value' | 'unsure' | 'other'>;

/** Returns the number that figures mean. 1.000 may be a thousand or one, which the unit decides. */
function figuresOf(figures: string): Figures | undefined {
  if (figures.includes('/')) {
    const value = FRACTIONS[figures];
    const [whole, other] = figures.split('/');
    return value === undefined ? { value: Number(whole), unsure: true, other: Number(other) } : { value };
  }
  const read = readNumber(figures, { decimals: 3 });
  if (read.kind === 'number') return { value: read.value };
  if (read.kind !== 'question') return undefined;
  const [value, other] = read.readings;
  return { value, unsure: true, other };
}

/** Reads figures in a product's name, where 1.000 is a thousand. NaN when unreadable. */
export const readFigures = (figures: string): number => figuresOf(figures)?.value ?? Number.NaN;

const FIGURES = /^\d/;
const PIECES = /\d+(?:[.,]\d+)*(?:\/[1-9]\d?)?(?![\d/])|[a-zñ]+|[-–—+%]/g;

function tokenOf(piece: string, before: Token | undefined): Token | undefined {
  // A zero in the place of a quantity. Elsewhere a zero belongs to a name: 'harina 0'.
  if (piece === '0' && (before === undefined || before.kind === 'x')) return { kind: 'vague' };
  if (FIGURES.test(piece)) {
    const read = /^0\d/.test(piece) ? undefined : figuresOf(piece);
    return read && read.value > 0
      ? { kind: 'number', ...read, text: piece, spelt: false }
      : { kind: 'word', text: piece };
  }
  // '12 un' are pieces, 'un kilo' is one kilo.
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

/** Returns the tokens of a normalised text. Figures of a name, such as '70 %', become words. */
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
    // 'Para el jueves' is dropped; 'castañas de pará' is a name.
    const isName = piece === 'para' && tokens.at(-1)?.kind === 'of';
    if (!isJoined && !isName && COURTESY.has(piece)) continue;
    const token = piece === 'por' ? ({ kind: 'x' } as const) : tokenOf(piece, tokens.at(-1));
    if (token) tokens.push(token);
  }
  return joinNumbers(tokens);
}
