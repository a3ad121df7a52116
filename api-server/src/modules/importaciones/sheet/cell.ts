/** A cell's value; numbers with a telling format are text (see `shownBy`). */
export type Cell = string | number | boolean | Date | null;

export const isEmpty = (cell: Cell | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

/** Replaces the missing result of a formula that the writing program did not calculate. */
export const WITHOUT_RESULT = '#SIN RESULTADO';

/** Whether the cell has a placeholder for an empty value: '-', 'NULL'. */
export const isNothing = (cell: Cell): boolean =>
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
