import { TIME_ZONE } from 'api-client/contract';
import { diaText } from 'api-client/contract/movimiento-text';
import { stringify } from 'csv-stringify/sync';
import type { Cell } from './column.ts';

/** What is no text: it is no formula, either, even a figure below zero. */
interface Plain {
  plain: string;
}

/** As a Spanish spreadsheet opens it; text that would be a formula is text there, too. */
const FORMAT = {
  delimiter: ';',
  record_delimiter: 'windows',
  escape_formulas: true,
  cast: { object: (cell: object) => ({ value: (cell as Plain).plain, escape_formulas: false }) },
} as const;

const moment = new Intl.DateTimeFormat('es-AR', {
  timeZone: TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function csvCell(cell: Cell | null): string | Plain {
  switch (cell?.kind) {
    case undefined:
      return '';
    case 'text':
      return cell.value;
    case 'amount':
      return { plain: (cell.value / 100).toFixed(2).replace('.', ',') };
    case 'integer':
      return { plain: String(cell.value) };
    case 'decimal':
      return { plain: String(cell.value).replace('.', ',') };
    case 'day':
      return { plain: diaText(cell.value) };
    case 'moment':
      // '22/11/2026 14:05', which a spreadsheet takes for a date.
      return { plain: moment.format(cell.value).replace(',', '') };
  }
}

/** The first rows of a file. */
export const csvHead = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { ...FORMAT, bom: true },
  );

/** The rows that follow. */
export const csvRows = (rows: readonly (readonly (Cell | null)[])[]): string =>
  stringify(
    rows.map((row) => row.map(csvCell)),
    FORMAT,
  );
