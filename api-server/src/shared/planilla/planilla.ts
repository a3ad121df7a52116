import { Readable } from 'node:stream';
import type { FormatoPlanilla } from 'api-client/contract/words';
import { fileOfToday } from '../today.ts';
import type { Planilla } from './column.ts';
import { csvHead, csvRows } from './csv.ts';
import { writeXlsx } from './xlsx.ts';

/** Returns the file's name and data in the format. */
export async function planillaAs<Row>(formato: FormatoPlanilla, planilla: Planilla<Row>) {
  return {
    name: `${fileOfToday(planilla.name)}.${formato}`,
    data: formato === 'xlsx' ? await writeXlsx(planilla) : Readable.from(writeCsv(planilla)),
  };
}

async function* writeCsv<Row>({ titles = [], columns, batches }: Planilla<Row>): AsyncGenerator<string> {
  yield csvHead([...titles, columns.map(({ head }) => head)]);
  for await (const rows of batches) {
    if (rows.length > 0) yield csvRows(rows.map((row) => columns.map(({ cell }) => cell(row))));
  }
}

/** Yields the rows of the ids in batches of `batchSize`, which limits memory. */
export async function* readInBatches<Row, Id = string>(
  ids: readonly Id[],
  batchSize: number,
  read: (ids: readonly Id[]) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let from = 0; from < ids.length; from += batchSize)
    yield await read(ids.slice(from, from + batchSize));
}
