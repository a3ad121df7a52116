import { LIMITS, readNumber, unreadText } from 'api-client/backoffice';
import { plainName } from 'api-client/backoffice-planillas';

/** A row of the sheet, as what is pasted meets it. */
export interface PlanillaRow {
  producto_id: string;
  nombre: string;
}

/** What came of a paste: a price for each product that it meets, what could not be read there, and what met none. */
export interface Pasted {
  precios: Map<string, number>;
  /** By product, what is wrong with the text that stood there. */
  unreadable: Map<string, string>;
  /** Names that no row has, and prices beyond the last row. */
  left: string[];
}

/** Of a spreadsheet: lines, cells between tabs; it ends in a line break. */
const linesIn = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '')
    .split('\n')
    .slice(0, LIMITS.pageMax * 2)
    .map((line) => line.split('\t'));

/** Whether it is more than what somebody types into one field. */
export const isOfSheet = (text: string): boolean => /[\t\r\n]/.test(text.trim());

/**
 * A column of prices goes down from the row that it is pasted into, an empty cell leaves its row as it is; of several columns
 * the first has names, which find their rows wherever they are, and the last the prices.
 */
export function pasteInto(rows: readonly PlanillaRow[], from: string, text: string): Pasted {
  const pasted: Pasted = { precios: new Map(), unreadable: new Map(), left: [] };
  const start = rows.findIndex(({ producto_id }) => producto_id === from);
  const byName = Map.groupBy(rows, ({ nombre }) => plainName(nombre));
  for (const [at, cells] of linesIn(text).entries()) {
    const [name = ''] = cells;
    const written = (cells.at(-1) ?? '').trim();
    if (written === '') continue;
    const named = byName.get(plainName(name));
    // Two of one name: nobody can tell which is meant.
    const row = cells.length > 1 ? named?.length === 1 && named[0] : rows[start + at];
    const read = readNumber(written, { decimals: 2, unit: 'money' });
    if (!row) pasted.left.push(cells.length > 1 ? name.trim() : written);
    else if (read.kind === 'number') pasted.precios.set(row.producto_id, read.value);
    else pasted.unreadable.set(row.producto_id, `«${written.slice(0, 20)}»: ${unreadText(read)}`);
  }
  return pasted;
}
