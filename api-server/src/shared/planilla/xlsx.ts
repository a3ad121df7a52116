import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { TIME_ZONE } from 'api-client/contract';
import type { Cell, Column, Kind, Planilla } from './column.ts';

/** Formats for es-AR: the program shows point and comma by the user's locale. Text cells stay text when edited. */
const FORMATS: Record<Kind, string> = {
  text: '@',
  amount: '#,##0.00',
  integer: '0',
  decimal: '0.##',
  // Not '0.###', which shows whole numbers with a trailing comma.
  quantity: 'General',
  day: 'dd/mm/yyyy',
  moment: 'dd/mm/yyyy hh:mm',
};

const HEAD = { font: { bold: true } };

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Returns the shop's local time as a UTC date, because spreadsheets have no time zones. */
const asDate = (text: string) => new Date(`${text.replace(' ', 'T')}Z`);

/** Escapes '_x0041_', which a spreadsheet would read as a character code. */
const asText = (text: string) => text.replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_');

function xlsxCell(cell: Cell | null): string | number | Date | null {
  switch (cell?.kind) {
    case undefined:
      return null;
    case 'text':
      return asText(cell.value);
    case 'amount':
      return cell.value / 100;
    case 'integer':
    case 'decimal':
    case 'quantity':
      return cell.value;
    case 'day':
      return asDate(`${cell.value} 00:00:00`);
    case 'moment':
      return asDate(clock.format(cell.value));
  }
}

/**
 * Returns an Excel file as a stream. Rows are read, written and sent in batches, so the list may be long. Text is never
 * a formula. The writer's library loads with the first file.
 */
export async function writeXlsx<Row>({
  sheet,
  titles = [],
  columns,
  batches,
}: Planilla<Row>): Promise<Readable> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  const written = { head: true };
  async function* rows() {
    for (const title of titles) yield title.map(asText);
    yield columns.map(({ head }) => head);
    written.head = false;
    for await (const batch of batches) {
      for (const row of batch) yield columns.map(({ cell }) => xlsxCell(cell(row)));
    }
  }
  const stream = writeXlsxStream(rows(), {
    name: sheet,
    columns: columns.map((column) => styled(column, written)),
    freezePane: { rows: titles.length + 1 },
  });
  return Readable.fromWeb(stream as ReadableStream);
}

/**
 * Returns a column whose style depends on the current row: the writer only has styles per column, but reads them for
 * each row.
 */
const styled = ({ width, kind }: Pick<Column<never>, 'width' | 'kind'>, written: { head: boolean }) => ({
  width,
  get style() {
    return written.head ? HEAD : { numFmt: FORMATS[kind] };
  },
});
