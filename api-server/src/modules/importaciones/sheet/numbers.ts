/** Finds the decimal mark of a price column that has texts. */

import { toCents } from 'api-client/contract/money';
import { PRECIO_TEXTS } from 'api-client/contract/precio-text';
import { readNumber } from 'api-client/contract/written-number';
import { questionText, refusalTexts } from 'api-client/contract/written-number-texts';
import type { z } from 'zod';
import { type Cell, checked, refuse, textOf, toReadable } from './cell.ts';

export type Mark = ',' | '.';

const extractFigures = (text: string): string => /\d[\d.,]*\d|\d/.exec(text)?.[0] ?? '';

/** Whether only this decimal mark fits the text: '12,5', '0.333', '1234.567', '1,234.5', '1.234.567' (comma). */
const showsMark = (figures: string, mark: Mark): boolean => {
  const [own, other] = mark === ',' ? [',', '\\.'] : ['\\.', ','];
  return (
    new RegExp(`^\\d+${own}(?:\\d{1,2}|\\d{4,})$`).test(figures) ||
    new RegExp(`^(?:0\\d*|\\d{4,})${own}\\d+$`).test(figures) ||
    new RegExp(`^\\d{1,3}(?:${other}\\d{3})+${own}\\d+$`).test(figures) ||
    new RegExp(`^\\d{1,3}(?:${other}\\d{3}){2,}$`).test(figures)
  );
};

/** Returns the mark of an ambiguous text: '1.200' and '5,600' are thousands or have three decimals. */
const doubtfulMark = (figures: string): Mark | undefined =>
  /^[1-9]\d{0,2}([.,])\d{3}$/.exec(figures)?.[1] as Mark | undefined;

/**
 * Whether a text shows that its column has no thousands marks, or has three or more decimals: '4350.00', '0.333',
 * '1,234.567', '12.3456'. Then '2.300' is no thousands.
 */
const isUngrouped = (figures: string): boolean =>
  /^\d{4,}[.,]\d+$|^0\d*[.,]\d{3,}$|^\d{1,3}(?:,\d{3})+\.\d{3,}$|^\d{1,3}(?:\.\d{3})+,\d{3,}$|^\d+[.,]\d{4,}$/.test(
    figures,
  );

export interface Decimals {
  /** Null where no text shows the mark, or texts show both: then each price is read by itself. */
  mark: Mark | null;
  /** A text with two readings that nothing in the column decides. */
  doubtful: string | null;
}

/**
 * Returns the decimal mark that a column's texts show. A column with '850.50' and '2.300' is doubtful: programs write
 * equal decimals in each row, but people mix both styles.
 */
export function guessDecimals(cells: Iterable<Cell>): Decimals {
  const doubtful: { [M in Mark]?: string } = {};
  const shown = { ',': false, '.': false };
  let ungrouped = false;
  for (const cell of cells) {
    if (typeof cell !== 'string') continue;
    const figures = extractFigures(cell);
    const mark = doubtfulMark(figures);
    if (showsMark(figures, ',')) shown[','] = true;
    else if (showsMark(figures, '.')) shown['.'] = true;
    else if (mark) doubtful[mark] ??= cell.trim();
    ungrouped ||= isUngrouped(figures);
  }
  if (shown[','] && shown['.']) return { mark: null, doubtful: null };
  if (!shown[','] && !shown['.']) return { mark: null, doubtful: doubtful['.'] ?? doubtful[','] ?? null };
  const mark = shown[','] ? ',' : '.';
  return { mark, doubtful: ungrouped ? null : (doubtful[mark] ?? null) };
}

/**
 * Returns a price's text in Argentine style, where the column's decimal mark is `mark`: '1,234.5' becomes '1234,50'. A
 * calculated price with more decimals is rounded to the cent.
 */
function respelled(text: string, mark: Mark): string {
  const figures = extractFigures(text);
  const isPlain = (
    mark === '.' ? /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/ : /^(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?$/
  ).test(figures);
  if (!isPlain) return text;
  const plain = mark === '.' ? figures.replaceAll(',', '') : figures.replaceAll('.', '').replace(',', '.');
  const [whole = '', fraction = ''] = plain.split('.');
  if (fraction.length <= 2) return text.replace(figures, fraction ? `${whole},${fraction}` : whole);
  return text.replace(figures, (Math.round(Number(plain) * 100) / 100).toFixed(2).replace('.', ','));
}

function parsePrecio(written: string): number {
  const read = readNumber(written, { decimals: 2, unit: 'money' });
  if (read.kind === 'number') return read.value;
  if (read.kind === 'question')
    return refuse(`«${toReadable(written)}» puede ser dos precios: ${questionText(read.readings)}`);
  if (read.reason === 'excel' || read.reason === 'currency') return refuse(refusalTexts[read.reason]);
  if (read.reason === 'decimals') return refuse(PRECIO_TEXTS.invalid);
  return refuse(`No se puede leer «${toReadable(written)}» como un precio.`);
}

export interface Prices {
  /** Decimal mark in texts; null reads each text by itself. */
  mark: Mark | null;
  /** Per cent to add. */
  iva: number;
}

export const AS_THEY_ARE: Prices = { mark: null, iva: 0 };
const toTheCent = (pesos: number) => Math.round(pesos * 100) / 100;

/** Returns a reader of prices in cents. Numbers are rounded to the cent: calculated prices hide decimals. */
export const amount =
  (schema: z.ZodType, { mark, iva }: Prices) =>
  (cell: Cell): number => {
    const written = () => (mark === null ? textOf(cell) : respelled(textOf(cell), mark));
    const pesos = typeof cell === 'number' ? toTheCent(cell) : parsePrecio(written());
    return toCents(checked(schema, iva === 0 ? pesos : toTheCent(pesos * (1 + iva / 100))) as number);
  };

/** Converts numbers to the text that the spreadsheet shows: '000011' is stored as 11. */

/** From this value on, Excel loses the last digits of a number. */
export const EXACT = 1e15;

/** One position of a number format: a digit or a literal sign. */
type Place = { digit: '0' | '#' } | { sign: string };

/** Currencies that mean pesos. In a format, es-AR is `[$$-2C0A]`. */
const PESOS = /^(?:\$|ARS|AR\$|\$AR|pesos?)?$/i;

/** The first section of a format (positive numbers), without colours and conditions. */
interface Section {
  places: Place[];
  /** 'USD', '€'. Undefined for pesos or no currency. */
  currency?: string;
  isPercent: boolean;
  /** The format has only digits and literal signs, so `places` is complete. */
  isMask: boolean;
}

const PIECES = /\\(.)|"([^"]*)"|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]|_.|\*.|(.)/gsu;

function parseSection(format: string): Section {
  const [first = ''] = format.match(/^(?:"[^"]*"|\\.|[^;"\\])*/) ?? [];
  const section: Section = { places: [], isPercent: false, isMask: true };
  for (const [, escaped, quoted, currency, plain] of first.matchAll(PIECES)) {
    const literal = escaped ?? quoted ?? currency;
    if (literal !== undefined) {
      section.places.push(...[...literal].map((sign) => ({ sign })));
      const named = /^\s*(USD|U\$[SD]|US\$|EUR|BRL|R\$|UYU|CLP|GBP|[€£])\s*$/i.exec(literal)?.[1];
      const other = currency !== undefined && !PESOS.test(currency.trim()) ? currency.trim() : named;
      if (other) section.currency = other;
    } else if (plain === '0' || plain === '#') section.places.push({ digit: plain });
    else if (plain !== undefined && /[/ €£-]/.test(plain)) {
      section.places.push({ sign: plain });
      if (/[€£]/.test(plain)) section.currency = plain;
    } else if (plain !== undefined) {
      if (plain === '%') section.isPercent = true;
      section.isMask = false;
    }
  }
  return section;
}

const isDigit = (place: Place) => 'digit' in place;

/** Whether the format adds to the number: leading zeros, separators, or letters before the digits. */
function showsMore(places: readonly Place[]): boolean {
  const first = places.findIndex(isDigit);
  const between = places.slice(first, places.findLastIndex(isDigit) + 1);
  const before = places.slice(0, first).map((place) => ('sign' in place ? place.sign : ''));
  const signs = between.filter((place) => !isDigit(place));
  return (
    first >= 0 &&
    between.some((place) => 'digit' in place && place.digit === '0') &&
    signs.every((place) => 'sign' in place && /[/ -]/.test(place.sign)) &&
    (between.length > 1 || /\p{L}/u.test(before.join('')))
  );
}

function fillPlaces(places: readonly Place[], value: number): string {
  const zeros = places.filter((place) => 'digit' in place && place.digit === '0').length;
  const digits = [...String(value).padStart(zeros, '0')];
  const first = places.findIndex(isDigit);
  let shown = '';
  for (let at = places.length - 1; at >= 0; at -= 1) {
    const place = places[at];
    if (place) shown = ('sign' in place ? place.sign : (digits.pop() ?? '')) + shown;
    if (at === first) shown = digits.splice(0).join('') + shown;
  }
  return shown;
}

/**
 * Returns the number as its format shows it if the format adds something: a code's zeros, signs and letters, a foreign
 * currency, a percentage. Undefined for everything else.
 */
export function formatValue(format: string | undefined, value: unknown): string | undefined {
  if (format === undefined || typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  const { places, currency, isPercent, isMask } = parseSection(format);
  if (currency !== undefined) return `${currency} ${value}`;
  if (isPercent) return `${Number((value * 100).toFixed(6))} %`;
  const isCode = isMask && Number.isInteger(value) && value >= 0 && value < EXACT;
  return isCode && showsMore(places) ? fillPlaces(places, value) : undefined;
}
