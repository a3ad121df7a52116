import { readableLine } from 'api-client/contract/plain-text';
import type { z } from 'zod';

/** A cell's value; numbers with a telling format are text (see `formatValue`). */
export type Cell = string | number | boolean | Date | null;

export const isEmpty = (cell: Cell | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

/** Replaces the missing result of a formula that the writing program did not calculate. */
export const WITHOUT_RESULT = '#SIN RESULTADO';

/** Whether the cell has a placeholder for an empty value: '-', 'NULL'. */
export const isBlank = (cell: Cell): boolean =>
  typeof cell === 'string' && /^(?:[-–—]+|null)$/i.test(cell.trim());

export const isEmptyRow = (row: readonly Cell[]): boolean => row.every(isEmpty);

/** Returns the cell as trimmed text; dates as ISO dates. */
export function cellText(cell: Cell | undefined): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return String(cell ?? '').trim();
}

export interface Sheet {
  /** Empty for a text file, which has no sheets. */
  nombre: string;
  rows: Cell[][];
  /** Indices of rows with bold text. */
  bold: ReadonlySet<number>;
}

/** Encodes sheet and row in one number: several sheets of a file may be read as one. */

/** More rows than any sheet has: Excel allows 1,048,576. */
const STEP = 2_000_000;

/** Returns the row's number across all read sheets. @param sheet index from 0 @param fila row from 1 */
export const toRowNumber = (sheet: number, fila: number): number => sheet * STEP + fila;

const toSheetRow = (fila: number): { sheet: number; fila: number } => ({
  sheet: Math.floor(fila / STEP),
  fila: fila % STEP,
});

/** Returns the row's number in its sheet, and the sheet's name if several sheets are read. */
export function shownPlace(fila: number, hojas: readonly string[]): { fila: number; hoja: string | null } {
  const { sheet, fila: at } = toSheetRow(fila);
  return { fila: at, hoja: hojas.length > 1 ? (hojas[sheet] ?? null) : null };
}

/** Returns 'fila 12', or with several sheets 'fila 12 de «Enero»'. */
export function rowText(fila: number, hojas: readonly string[] = []): string {
  const { fila: at, hoja } = shownPlace(fila, hojas);
  return hoja === null ? `fila ${at}` : `fila ${at} de «${hoja}»`;
}

/** Converts HTML descriptions from other shops to plain text. */

const TAG = /<\/?(?:p|br|ul|ol|li|div|span|strong|b|em|i|u|h[1-6]|a|table|tbody|tr|td|img)\b[^<>]*>/i;
const ENDS_LINE = /<\/?(?:p|br|ul|ol|li|div|h[1-6]|tr)\b[^<>]*>/gi;
const ENTITIES: readonly (readonly [RegExp, string])[] = [
  [/&nbsp;/g, ' '],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;/g, '"'],
  [/&(?:#39|apos);/g, "'"],
  // Must be last: '&amp;lt;' is '&lt;'.
  [/&amp;/g, '&'],
];

/** Returns the text without tags, one line per paragraph. A text without tags stays unchanged. */
export function pageText(text: string): string {
  if (!TAG.test(text)) return text;
  const plain = text.replace(ENDS_LINE, '\n').replace(/<\/?[a-z][^<>]*>/gi, '');
  return ENTITIES.reduce((replaced, [entity, sign]) => replaced.replace(entity, sign), plain)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

/** Maximum letters of a quoted cell, heading or sheet name. */
const MAX_TEXT = 60;

/** Returns a text from a file for display: one line, printable, shortened. */
export function toReadable(text: string): string {
  // Cut first: a cell may have millions of letters.
  const line = readableLine(text.slice(0, 4 * MAX_TEXT));
  const letters = [...line];
  return letters.length > MAX_TEXT || text.length > 4 * MAX_TEXT
    ? `${letters.slice(0, MAX_TEXT - 1).join('')}…`
    : line;
}

/** A cell is invalid; the message is for users. */
export class WrongCell extends Error {
  override readonly name = 'WrongCell';
}

export const refuse = (message: string): never => {
  throw new WrongCell(message);
};

/**
 * Returns the cell's text, without the apostrophe that prevents a formula, and without the formula that keeps the zeros of
 * a code: `="0012"`.
 */
export function textOf(cell: Cell): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return String(cell ?? '')
    .replace(/^="([^"]*)"$/, '$1')
    .replace(/^'(?=[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20])/gm, '')
    .trim();
}

export const checked = (schema: z.ZodType, value: unknown): unknown => {
  const { data, error } = schema.safeParse(value);
  return error ? refuse(error.issues[0]?.message ?? '') : data;
};
