import { Readable } from 'node:stream';
import type { FormatoPlanilla } from 'api-client/contract/words';
import { fileOfToday } from '../file-of-today.ts';
import type { Column } from './column.ts';
import { csvHead, csvRows } from './csv.ts';
import { xlsxOf } from './xlsx.ts';

/** A list as a spreadsheet. */
export interface Planilla<Row> {
  /** What the file's name begins with. */
  name: string;
  /** What is written on its sheet's tab. */
  sheet: string;
  /** Over the heads. */
  titles?: readonly (readonly string[])[];
  columns: readonly Column<Row>[];
  /** Its rows, read a part at a time while the one before is sent. */
  batches: AsyncIterable<readonly Row[]>;
}

/** The file, in the format that is asked for. */
export async function planillaAs<Row>(formato: FormatoPlanilla, planilla: Planilla<Row>) {
  return {
    name: `${fileOfToday(planilla.name)}.${formato}`,
    data: formato === 'xlsx' ? await xlsxOf(planilla) : Readable.from(csvOf(planilla)),
  };
}

async function* csvOf<Row>({ titles = [], columns, batches }: Planilla<Row>): AsyncGenerator<string> {
  yield csvHead([...titles, columns.map(({ head }) => head)]);
  for await (const rows of batches) {
    if (rows.length > 0) yield csvRows(rows.map((row) => columns.map(({ cell }) => cell(row))));
  }
}

/** The rows of these ids, `atOnce` of them at a time: what is held in memory, however many there are. */
export async function* batchesOf<Row>(
  ids: readonly string[],
  atOnce: number,
  read: (ids: readonly string[]) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let from = 0; from < ids.length; from += atOnce) yield await read(ids.slice(from, from + atOnce));
}
