/** The words and figures of a line, each with what it is. */

import type { Envase } from './renglon.ts';
import { CONTAINERS, COURTESY, DOZENS, JOINING, LOOSE, NUMBERS, OF_NAMES, UNITS } from './words.ts';

export type Token =
  | { kind: 'number'; value: number; text: string /** In letters. */; spelt: boolean }
  | { kind: 'unit'; unidad: 'g' | 'ml'; times: number }
  | { kind: 'container'; envase: Envase | 'any' }
  | { kind: 'x' }
  | { kind: 'of' }
  | { kind: 'loose' }
  | { kind: 'word'; text: string };

const MONEY = [
  /\$ ?\d[\d.,]*( ?(c\/?u|cada un[oa]|el kilo|la unidad|x kilo|por kilo))?/g,
  /\b\d[\d.,]* ?(pesos|ars|mangos)\b/g,
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
  /\b(por favor|c\/u|cada un[oa]|que tal|como (estas|andas|va)|para la semana|otra vez|de nuevo|un par de|hace falta|te (paso|mando|pido|encargo|hago|dejo|escribo|queria))\b/g;

/** A plain text without prices, dates and what is only polite. */
const withoutAsides = (text: string): string =>
  [...MONEY, ...DATES]
    .reduce((rest, pattern) => rest.replace(pattern, ' '), text)
    .replace(PHRASES, (phrase) => (phrase === 'un par de' ? ' 2 ' : ' '));

/** 1.000 is a thousand; 1,5 and 1.5 are one and a half; 1/2 a half. */
export function readFigures(figures: string): number {
  const [whole = '', below] = figures.split('/');
  if (below !== undefined) return Number(whole) / Number(below);
  if (/^[1-9]\d{0,2}(\.\d{3})+$/.test(figures)) return Number(figures.replaceAll('.', ''));
  return Number(figures.replace(',', '.'));
}

const FIGURES = /^\d/;
const PIECES = /\d+(?:[.,]\d+)*(?:\/[1-9]\d?)?(?![\d/])|[a-zñ]+|%/g;

function tokenOf(piece: string, before: Token | undefined): Token | undefined {
  if (FIGURES.test(piece)) {
    const value = readFigures(piece);
    const counts = Number.isFinite(value) && value > 0 && !/^0\d/.test(piece);
    return counts ? { kind: 'number', value, text: piece, spelt: false } : { kind: 'word', text: piece };
  }
  const afterFigure = before?.kind === 'number' && !before.spelt;
  // '12 un' are pieces, 'un kilo' is one.
  if (piece === 'un' && afterFigure) return { kind: 'container', envase: 'unidad' };
  const value = NUMBERS.get(piece);
  if (value !== undefined) return { kind: 'number', value, text: piece, spelt: true };
  if (DOZENS.has(piece)) return { kind: 'number', value: 12, text: piece, spelt: true };
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
  return joined(tokens);
}

const isY = (token: Token | undefined) => token?.kind === 'word' && token.text === 'y';

/** Numbers of several words are one: media docena, 2 docenas, kilo y medio, 1 1/2. */
function joined(tokens: Token[]): Token[] {
  const all: Token[] = [];
  for (const [place, token] of tokens.entries()) {
    const before = all.at(-1);
    if (token.kind === 'number' && token.value === 12 && token.text !== '12' && DOZENS.has(token.text)) {
      if (before?.kind === 'number') all[all.length - 1] = { ...before, value: before.value * 12 };
      else all.push(token);
    } else if (
      token.kind === 'number' &&
      token.value < 1 &&
      isY(tokens[place - 1]) &&
      addsTo(all, token.value)
    ) {
      // It went into the number before.
    } else if (token.kind === 'number' && token.value < 1 && before?.kind === 'number' && before.value >= 1) {
      // 'un cuarto' is a quarter, '1 1/2' one and a half.
      all[all.length - 1] = {
        ...before,
        value: before.spelt ? before.value * token.value : before.value + token.value,
      };
    } else if (!isY(token)) all.push(token);
  }
  return all;
}

/** 'kilo y medio', '2 kilos y medio', 'docena y media'. */
function addsTo(all: Token[], part: number): boolean {
  const last = all.length - 1;
  const [number, unit] = [all[last - 1], all[last]];
  if (unit?.kind === 'number') {
    all[last] = { ...unit, value: unit.value + part * (unit.value % 12 === 0 ? 12 : 1) };
    return true;
  }
  if (unit?.kind !== 'unit') return false;
  if (number?.kind === 'number') all[last - 1] = { ...number, value: number.value + part };
  else all.splice(last, 0, { kind: 'number', value: 1 + part, text: '', spelt: true });
  return true;
}
