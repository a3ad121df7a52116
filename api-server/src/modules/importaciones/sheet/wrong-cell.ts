import type { z } from 'zod';
import type { Cell } from './cell.ts';

/** What is wrong with a cell, for who wrote it. */
export class WrongCell extends Error {
  override readonly name = 'WrongCell';
}

export const refuse = (message: string): never => {
  throw new WrongCell(message);
};

/**
 * The cell's text, without the apostrophe that stops a spreadsheet from reading the text as a formula, and without the formula
 * that keeps the zeros of a code: `="0012"`.
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
