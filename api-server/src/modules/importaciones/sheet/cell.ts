/** A cell as the file has it, with numbers as their format shows them. */
export type Cell = string | number | boolean | Date | null;

export const isEmpty = (cell: Cell | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

/** In place of the result of a formula that the program which wrote the file did not calculate. */
export const WITHOUT_RESULT = '#SIN RESULTADO';

/** A sign that stands for nothing, as systems write it: '-', 'NULL'. */
export const isNothing = (cell: Cell): boolean =>
  typeof cell === 'string' && /^(?:[-–—]+|null)$/i.test(cell.trim());

export const isEmptyRow = (row: readonly Cell[]): boolean => row.every(isEmpty);

/** A cell as text, as somebody would write it. */
export function cellText(cell: Cell | undefined): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return String(cell ?? '').trim();
}

/** One sheet of a file. */
export interface Sheet {
  /** Empty for a text, which has no sheets. */
  nombre: string;
  rows: Cell[][];
  /** Rows with bold text, by their place. */
  bold: ReadonlySet<number>;
}
