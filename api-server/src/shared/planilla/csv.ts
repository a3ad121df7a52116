import { diaText } from 'api-client/contract/movimiento-text';
import { stringify } from 'csv-stringify/sync';
import { formatMoment } from '../format.ts';
import type { Cell } from './column.ts';

/** As a Spanish spreadsheet opens it. A cell with a line break is quoted: without, its next line would be a row of its own. */
const FORMAT = {
  delimiter: ';',
  record_delimiter: 'windows',
  quoted_match: /[\r\n\v\f\u0085\u2028\u2029]/,
} as const;

/** The first sign of a formula, at the start of each line of a cell: some programs read each line as a cell. */
const FORMULA = /(^|[\r\n\v\f\u0085\u2028\u2029])(?=[=+\-@\t\uFF0B\uFF0D\uFF1D\uFF20])/g;

/** Returns the text with a mark that keeps a spreadsheet from taking it for a formula. */
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
      return String(cell.value).replace('.', ',');
    case 'day':
      return diaText(cell.value);
    case 'moment':
      // '22/11/2026 14:05', which a spreadsheet takes for a date.
      return formatMoment(cell.value);
  }
}

/** The first rows of a file. */
export const csvHead = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => row.map(asText)),
    { ...FORMAT, bom: true },
  );

/** The rows that follow. */
export const csvRows = (rows: readonly (readonly (Cell | null)[])[]): string =>
  stringify(
    rows.map((row) => row.map(csvCell)),
    FORMAT,
  );
