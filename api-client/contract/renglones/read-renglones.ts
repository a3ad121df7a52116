/** Splits a message or a spreadsheet column into lines of one product each. */

import { measures, namesApart, splitRun } from './apart.ts';
import { readRenglon } from './read-renglon.ts';
import { normalizeText, type Renglon } from './renglon.ts';
import { tokensOf } from './tokens.ts';
import { NUMBERS } from './words.ts';

/** Prefix of each message in a copied chat. */
const CHAT =
  /^\[?\d{1,2}\/\d{1,2}(\/\d{2,4})?,? \d{1,2}:\d{2}(:\d{2})?( ?[ap]\.? ?m\.?)?\]?( -)? ?[^:]{1,40}: /i;
const MARK = /^\s*(?:[-–—•·*▪►✓✔☐☑✅➤>]+\s*|\(?(?:\d{1,2}|[a-h])\)\s+|\d{1,2}\.\s+(?=\D|\d+\s))+/u;
const NUMBERED = /^\s*\(?(\d{1,2})\s?[-–]\s?(?=\S)/;
const ACCENTED: Record<string, string> = { e: '[eé]', o: '[oó]', u: '[uú]' };
/** Spelt-out numbers, with or without accents. */
const SPELT = [...NUMBERS.keys(), 'docena', 'decena', 'mil', 'kilo', 'otra?s?', 'otros?']
  .map((word) => word.replace(/[eou]/g, (letter) => ACCENTED[letter] ?? letter))
  .join('|');
const AMOUNT = String.raw`(?:\d|[½¼¾]|(?:${SPELT})(?![a-zñáéíóú\d]))`;
const PART = String.raw`(?:medi[ao]|cuarto|[½¼¾]|1\/[234]|3\/4)`;
const TENS = `(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)`;
/** Words to which a fraction is added: 'kilo y medio', 'docena y media', '2 y 1/2'. */
const WHOLE = String.raw`(?:\b(?:kilos?|kgs?|litros?|lts?|docenas?|bultos?|bolsas?|cajas?|packs?|un[ao]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)\.?|\d)`;
/** 'y' inside a number: 'kilo y medio', 'treinta y cinco', 'entre 2 y 3'. */
const WITHIN_NUMBER = String.raw`(?<!\b${TENS})(?<!\bentre\s+\S+)(?<!${WHOLE}(?=\s+[ye]\s+${PART}(?![\wáéíóú])))`;
/** Separators: commas except inside numbers, semicolons, pluses and slashes except between two numbers, bullets. */
const SIGNS = /(?<!\d),|,(?!\d)|;|(?<!\d\s?)\+|\+(?!\s?\d)|\s\/\s(?!\d)|(?<!\d)\s\/\s|[•·▪►➤✓✔✅☐☑]/u;
/** End of a sentence, but not of an abbreviation. */
const SENTENCES = /(?<=[a-zñáéíóú]{4,}|[)!?])[.]\s+|[!?¡¿]+/i;
const ANDS = new RegExp(String.raw`${WITHIN_NUMBER}\s+[ye]\s+(?=${AMOUNT})`, 'i');
/** Phrases about unwanted products: nothing is ordered. */
const UNWANTED =
  /^(?:pero |ya |por ahora |hoy |esta vez )*(?:no (?:me |nos |te )?(?:quiero|queremos|necesit\w+|precis\w+|mand\w+|pong\w+|agreg\w+|envi\w+|traig\w+|van?\b|lleva\w*|hace falta)|tampoco|(?:saca|quita|cancela|borra)(?:me|le|la|lo|las|los)?\b)|\bno$/;
/** A greeting or closing with a name: 'Hola Marta', 'Gracias Ana'. */
const GREETED =
  /^\s*(?:hola+|holis|buenas|buen[oa]s? (?:d[ií]as?|tardes?|noches?)|gracias|muchas gracias|saludos|slds|atte|atentamente|abrazos?)(?:\s+\p{Lu}[\p{Ll}]+){1,3}\s*$/iu;
const NAMED = /\s\p{Lu}\p{Ll}+\s*$/u;

/** Returns the lines of a text that order something or cannot be read. Lines with only a greeting, date or price are dropped. */
export function readRenglones(text: string): Renglon[] {
  const lines = text.split(/\r?\n/);
  const numbered = isNumbered(lines);
  return linesJoined(lines.map((line) => piecesOf(line, numbered)))
    .filter((piece) => !isAside(piece))
    .map(readRenglon)
    .filter(hasContent);
}

function isAside(piece: string): boolean {
  const text = piece.trim().replace(/[.,!?]+$/, '');
  return UNWANTED.test(normalizeText(text).trim()) || (GREETED.test(text) && NAMED.test(text));
}

const hasContent = ({ escrito, texto, cantidad, total, number, uncertain, medidas, envase }: Renglon) =>
  texto !== '' ||
  // Numbers with an uncertain quantity, but not a 'no, gracias'.
  (uncertain === true && /\d/.test(escrito)) ||
  // 'unidad' alone may be a column's title.
  (envase !== undefined && envase !== 'unidad') ||
  medidas.length > 0 ||
  [cantidad, total, number].some((one) => one !== undefined);

/** Whether the lines are a numbered list ('1- avena', '2- yerba'), so that these numbers are no quantities. */
function isNumbered(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => NUMBERED.exec(line)?.[1] ?? []).map(Number);
  return numbers.length > 1 && numbers.every((number, place) => number === (numbers[0] ?? 0) + place);
}

function piecesOf(line: string, numbered: boolean): string[] {
  const cells = line.split(/\t|\|/);
  // Cells that each have a name and a number are separate lines: 'lino 3 kg | chía 2 kg'.
  const isList = !line.includes('\t') && cells.filter((cell) => isNamed(cell) && hasNumber(cell)).length > 1;
  if (isList) return cells.flatMap((cell) => piecesOf(cell, numbered));
  if (line.includes('\t') || /(^|[^|])\|[^|]/.test(line)) return [rowOf(cells)];
  const text = line
    .replace(CHAT, '')
    .replace(MARK, '')
    .replace(numbered ? NUMBERED : /^$/, '');
  const signed = colonApart(text).flatMap((part) => part.split(SIGNS));
  const sentences = joinAbbreviations(signed.flatMap((part) => splitAfter(part, SENTENCES)));
  const all = sentences.flatMap((part) => part.split(ANDS)).flatMap(dashesApart);
  return joinSizes(all.filter((part) => part.trim() !== ''))
    .flatMap(splitRun)
    .flatMap(namesApart);
}

/** Splits 'Para el sol: 5 kg avena' into a title and a line. */
function colonApart(text: string): string[] {
  const [title = '', ...rest] = text.split(':');
  const more = rest.join(':');
  return /\d/.test(title) || !/^\s*\S/.test(more) || !new RegExp(String.raw`^\s*${AMOUNT}`, 'i').test(more)
    ? [text]
    : [title, more];
}

/** Splits a text after each match, and keeps the match. */
const splitAfter = (text: string, mark: RegExp): string[] => {
  const marks = text.match(new RegExp(mark.source, `${mark.flags}g`)) ?? [];
  return text.split(mark).map((part, place) => part + (marks[place] ?? ''));
};

const isNamed = (text: string) => tokensOf(normalizeText(text)).some(({ kind }) => kind === 'word');
const hasNumber = (text: string) => tokensOf(normalizeText(text)).some(({ kind }) => kind === 'number');
const isNameless = (text: string) => {
  const tokens = tokensOf(normalizeText(text));
  return tokens.length > 0 && tokens.every(({ kind }) => kind !== 'word');
};

/** Joins '20 unid. stevia' again: the dot belongs to an abbreviation. */
function joinAbbreviations(parts: string[]): string[] {
  const all: string[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    const end = last?.trimEnd().endsWith('.') ? tokensOf(normalizeText(last)).at(-1) : undefined;
    if (last !== undefined && end && measures(end)) all[all.length - 1] = last + part;
    else all.push(part);
  }
  return all;
}

/** Splits 'Avena 5 kg - miel 3 u' at dashes when all parts have a name and a number. */
function dashesApart(text: string): string[] {
  const parts = text.split(/\s[-–—]\s/);
  return parts.length > 1 && parts.every((part) => isNamed(part) && hasNumber(part)) ? parts : [text];
}

/** Joins a part without a name to the part before: 'Aceite de oliva, 500 ml, 3 unidades'. */
function joinSizes(parts: string[]): string[] {
  const all: string[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last !== undefined && isNameless(part) && isNamed(last)) all[all.length - 1] = `${last} ${part}`;
    else all.push(part);
  }
  return all;
}

/** Joins a name and its quantity on two lines, in either order. */
function linesJoined(lines: string[][]): string[] {
  const all: string[] = [];
  for (const pieces of lines) {
    for (const [place, piece] of pieces.entries()) {
      const last = place === 0 ? all.at(-1) : undefined;
      const follows = last !== undefined && isNameless(piece) && isNamed(last) && !hasNumber(last);
      const leads = last !== undefined && isNameless(last) && isNamed(piece) && !hasNumber(piece);
      if (follows || leads) all[all.length - 1] = `${last} ${piece}`;
      else all.push(piece);
    }
  }
  return all;
}

/** Reads a spreadsheet row: name, quantity and unit. Other numbers are prices or codes. */
function rowOf(cells: string[]): string {
  const named = cells.map((cell) => cell.trim()).filter(Boolean);
  const isNumber = (cell: string) => /^\d{1,4}([.,]\d{1,2})?$/.test(cell);
  const words = (cell: string) => tokensOf(normalizeText(cell)).filter(({ kind }) => kind === 'word').length;
  const names = named.filter((cell) => words(cell) > 0);
  const name = names[0];
  if (name === undefined) return named.filter((cell) => !/^\d+$/.test(cell) || named.length === 1).join(' ');
  const place = named.indexOf(name);
  const isUnit = (cell: string) =>
    !/\d/.test(cell) && words(cell) === 0 && tokensOf(normalizeText(cell)).length > 0;
  const size =
    named.find(
      (cell) =>
        /\d/.test(cell) &&
        words(cell) === 0 &&
        tokensOf(normalizeText(cell)).some(({ kind }) => kind === 'unit'),
    ) ?? '';
  const many = named.slice(0, place).findLast(isNumber) ?? named.slice(place + 1).find(isNumber) ?? '';
  const unit = named.find(isUnit) ?? '';
  return [many, unit, name, size].filter(Boolean).join(' ');
}
