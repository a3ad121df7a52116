/** A message or a column of a spreadsheet, taken apart into lines of one product each. */

import { readRenglon } from './read-renglon.ts';
import { plain, type Renglon } from './renglon.ts';
import { type Token, tokensOf } from './tokens.ts';

/** What a copied chat puts before each message. */
const CHAT =
  /^\[?\d{1,2}\/\d{1,2}(\/\d{2,4})?,? \d{1,2}:\d{2}(:\d{2})?( ?[ap]\.? ?m\.?)?\]?( -)? ?[^:]{1,40}: /i;
const MARK = /^\s*(?:[-–—•·*▪►✓✔☐☑✅➤>]+\s*|\(?\d{1,2}\)\s+|\d{1,2}\.\s+(?=\D|\d+\s))+/u;
const NUMBERED = /^\s*\(?(\d{1,2})\s?[-–]\s?(?=\S)/;
const AMOUNT = String.raw`(?:\d|un[ao]?\b|dos\b|tres\b|cuatro\b|cinco\b|seis\b|siete\b|ocho\b|nueve\b|diez\b|doce\b|medi[ao]\b|docena\b|otr[ao]s?\b)`;
const BETWEEN = [
  // Commas but those within a number, semicolons and pluses.
  /(?<!\d),|,(?!\d)|[;+]/,
  // The end of a sentence, not of an abbreviation.
  /(?<=[a-zñáéíóú]{4,}|[)!?])[.]\s+|[!?¡¿]+/i,
  new RegExp(String.raw`(?<!\bkilos?|\bdocenas?|\d|\bkg)\s+[ye]\s+(?=${AMOUNT})`, 'i'),
];

/** The lines of a text that ask for something, or can't be read: a greeting, a date or a price alone is none. */
export function readRenglones(text: string): Renglon[] {
  const lines = text.split(/\r?\n/);
  const numbered = isNumbered(lines);
  return lines
    .flatMap((line) => piecesOf(line, numbered))
    .map(readRenglon)
    .filter(saysSomething);
}

const saysSomething = ({ texto, cantidad, total, number, medidas, envase }: Renglon) =>
  texto !== '' ||
  // A column may be called so.
  (envase !== undefined && envase !== 'unidad') ||
  medidas.length > 0 ||
  [cantidad, total, number].some((one) => one !== undefined);

/** '1- avena', '2- yerba': numbers of a list, and no quantities. */
function isNumbered(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => NUMBERED.exec(line)?.[1] ?? []).map(Number);
  return numbers.length > 1 && numbers.every((number, place) => number === (numbers[0] ?? 0) + place);
}

function piecesOf(line: string, numbered: boolean): string[] {
  if (line.includes('\t') || /(^|[^|])\|[^|]/.test(line)) return [rowOf(line.split(/\t|\|/))];
  const text = line
    .replace(CHAT, '')
    .replace(MARK, '')
    .replace(numbered ? NUMBERED : /^$/, '');
  const parts = BETWEEN.reduce((all, mark) => all.flatMap((part) => part.split(mark)), colonApart(text));
  return joinSizes(parts.filter((part) => part.trim() !== '')).flatMap(apart);
}

/** 'Para el sol: 5 kg avena' is a title and a line. */
function colonApart(text: string): string[] {
  const [title = '', ...rest] = text.split(':');
  const more = rest.join(':');
  return /\d/.test(title) || !/^\s*\S/.test(more) || !new RegExp(String.raw`^\s*${AMOUNT}`, 'i').test(more)
    ? [text]
    : [title, more];
}

/** 'Aceite de oliva, 500 ml, 3 unidades': what has no name of its own belongs to what stands before it. */
function joinSizes(parts: string[]): string[] {
  const all: string[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    const tokens = tokensOf(plain(part));
    const nameless = tokens.length > 0 && tokens.every(({ kind }) => kind !== 'word');
    const named = last !== undefined && tokensOf(plain(last)).some(({ kind }) => kind === 'word');
    if (nameless && named) all[all.length - 1] = `${last} ${part}`;
    else all.push(part);
  }
  return all;
}

/** A row of a spreadsheet: the name, how many, and in what; what else is a figure is a price or a code. */
function rowOf(cells: string[]): string {
  const named = cells.map((cell) => cell.trim()).filter(Boolean);
  const isNumber = (cell: string) => /^\d{1,4}([.,]\d{1,2})?$/.test(cell);
  const words = (cell: string) => tokensOf(plain(cell)).filter(({ kind }) => kind === 'word').length;
  const names = named.filter((cell) => words(cell) > 0);
  const name = names[0];
  if (name === undefined) return named.filter((cell) => !/^\d+$/.test(cell) || named.length === 1).join(' ');
  const place = named.indexOf(name);
  const isUnit = (cell: string) => !/\d/.test(cell) && words(cell) === 0 && tokensOf(plain(cell)).length > 0;
  const size =
    named.find(
      (cell) =>
        /\d/.test(cell) && words(cell) === 0 && tokensOf(plain(cell)).some(({ kind }) => kind === 'unit'),
    ) ?? '';
  const many = named.slice(0, place).findLast(isNumber) ?? named.slice(place + 1).find(isNumber) ?? '';
  const unit = named.find(isUnit) ?? '';
  return [many, unit, name, size].filter(Boolean).join(' ');
}

const isAmount = (token: Token | undefined, next: Token | undefined) =>
  token?.kind === 'number' &&
  Number.isInteger(token.value) &&
  token.value < 50 &&
  (token.spelt || next?.kind === 'word');

/** Dictated without a pause: 'dos kilos de avena tres de arroz yamani una miel'. */
function apart(part: string): string[] {
  const words = part.trim().split(/\s+/);
  const all: string[][] = [[]];
  for (const [place, word] of words.entries()) {
    const now = all.at(-1) ?? [];
    if (beginsAnother(now, words.slice(place, place + 3))) all.push([word]);
    else now.push(word);
  }
  return all.map((piece) => piece.join(' '));
}

/** Whether after what is there, which has its quantity and its name, another quantity begins. */
function beginsAnother(now: readonly string[], next: readonly string[]): boolean {
  const before = tokensOf(plain(now.join(' ')));
  const last = before.at(-1);
  if (before[0]?.kind !== 'number' || last?.kind !== 'word') return false;
  if (!before.some(({ kind }) => kind === 'word')) return false;
  if (/^(x|por|de|con)$/i.test(now.at(-1) ?? '')) return false;
  const [one, two, three] = tokensOf(plain(next.join(' ')));
  if (one?.kind !== 'number') return false;
  if (isAmount(one, two)) return two !== undefined && two.kind !== 'number';
  const measured = two?.kind === 'unit' || two?.kind === 'container';
  const little = one.value < 50;
  if (!measured || !little) return false;
  // '5 kg avena 3 kg arroz'; a size after a name, '3 miel 5 kg', begins nothing.
  const leadsByWeight = before[1]?.kind === 'unit' || before[1]?.kind === 'container';
  return three?.kind === 'of' || (leadsByWeight && three?.kind === 'word');
}
