import type { z } from 'zod';
import type { Cell } from './cell.ts';

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
