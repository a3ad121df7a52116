import { diaText } from 'api-client/contract/movimiento-text';
import { stringify } from 'csv-stringify/sync';
import { formatMoment } from '../format.ts';
import type { Cell } from './column.ts';

/**
 * Format that a Spanish spreadsheet program opens. A cell with a line break is quoted, or its next line would become a
 * row.
 */
const FORMAT = {
  delimiter: ';',
  record_delimiter: 'windows',
  quoted_match: /[\r\n\v\f\u0085\u2028\u2029]/,
} as const;

/** The first character of a formula, at the start of each line: some programs read each line as a cell. */
const FORMULA = /(^|[\r\n\v\f\u0085\u2028\u2029])(?=[=+\-@\t\uFF0B\uFF0D\uFF1D\uFF20])/g;

/** Returns the text with an apostrophe before each formula, so that a spreadsheet reads it as text. */
const asText = (text: string) => text.replace(FORMULA, "$1'");

function csvCell(cell: Cell | null): string {
  switch (cell?.kind) {
    case undefined:
      return '';
    case 'text':
      return asText(cell.value);
    case 'amount':
      return (cell.value / 100).toFixed(2).replace('.', ',');
    case 'integer':
      return String(cell.value);
    case 'decimal':
    case 'quantity':
      return String(cell.value).replace('.', ',');
    case 'day':
      return diaText(cell.value);
    case 'moment':
      // Spreadsheets read '22/11/2026 14:05' as a date.
      return formatMoment(cell.value);
  }
}

/** Returns the first rows of a file. */
export const csvHead = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => row.map(asText)),
    { ...FORMAT, bom: true },
  );

/** Returns the following rows. */
export const csvRows = (rows: readonly (readonly (Cell | null)[])[]): string =>
  stringify(
    rows.map((row) => row.map(csvCell)),
    FORMAT,
  );
