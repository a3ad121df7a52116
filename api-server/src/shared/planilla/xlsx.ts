import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { TIME_ZONE } from 'api-client/contract';
import type { Cell, Column, Kind } from './column.ts';
import type { Planilla } from './planilla.ts';

/**
 * As es-AR has them: a spreadsheet writes point and comma of these as whoever opens it does. Text stays text when it is
 * edited, too.
 */
const FORMATS: Record<Kind, string> = {
  text: '@',
  amount: '#,##0.00',
  integer: '0',
  decimal: '0.##',
  day: 'dd/mm/yyyy',
  moment: 'dd/mm/yyyy hh:mm',
};

const HEAD = { font: { bold: true } };

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The shop's clock and calendar: a spreadsheet knows of no time zones. */
const asDate = (text: string) => new Date(`${text.replace(' ', 'T')}Z`);

/** 'x' and four digits between low lines is how a spreadsheet writes a letter by its number: here it is text. */
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
      return cell.value;
    case 'day':
      return asDate(`${cell.value} 00:00:00`);
    case 'moment':
      return asDate(clock.format(cell.value));
  }
}

/**
 * A file of Excel's, whose rows are read, written and sent a few at a time, however many there are. Text in it is never
 * a formula. What writes it comes with the first one that is asked for.
 */
export async function xlsxOf<Row>({
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

/** The writer knows styles of columns alone, and asks for them with each row, once it has it and before the next one. */
const styled = ({ width, kind }: Pick<Column<never>, 'width' | 'kind'>, written: { head: boolean }) => ({
  width,
  get style() {
    return written.head ? HEAD : { numFmt: FORMATS[kind] };
  },
});
