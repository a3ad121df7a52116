import type { LightMyRequestResponse } from 'fastify';
import { readXlsx } from 'hucre/xlsx';

/** Returns the only sheet of an answer with an Excel file. */
export async function sheetOf({ headers, rawPayload }: LightMyRequestResponse) {
  const type = String(headers['content-type']);
  if (!type.endsWith('spreadsheetml.sheet')) throw new Error(`Expected a spreadsheet, got ${type}`);
  const { sheets } = await readXlsx(new Uint8Array(rawPayload), { readStyles: true });
  const [sheet, ...others] = sheets;
  if (!sheet || others.length > 0) throw new Error(`Expected one sheet, got ${sheets.length}`);
  return sheet;
}
