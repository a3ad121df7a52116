import { LIMITS, readNumber, unreadText } from 'api-client/backoffice';
import { plainName } from 'api-client/backoffice-planillas';

/** A row of the sheet, as the paste needs it. */
export interface PlanillaRow {
  producto_id: string;
  nombre: string;
}

/** The result of a paste: prices by product, unreadable cells, and cells without a row. */
export interface Pasted {
  precios: Map<string, number>;
  /** The problem with the pasted text, by product. */
  unreadable: Map<string, string>;
  /** Unknown names, and prices after the last row. */
  left: string[];
}

/** Splits text from a spreadsheet into rows and cells. */
const linesIn = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '')
    .split('\n')
    .slice(0, LIMITS.pageMax * 2)
    .map((line) => line.split('\t'));

/** Returns whether the text has several cells. */
export const isOfSheet = (text: string): boolean => /[\t\r\n]/.test(text.trim());

/**
 * Pastes a column of prices downwards from the given row; empty cells skip their row. With several columns
 * the first has names, which find their rows, and the last has prices.
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
    // A name with two rows is ambiguous.
    const row = cells.length > 1 ? named?.length === 1 && named[0] : rows[start + at];
    const read = readNumber(written, { decimals: 2, unit: 'money' });
    if (!row) pasted.left.push(cells.length > 1 ? name.trim() : written);
    else if (read.kind === 'number') pasted.precios.set(row.producto_id, read.value);
    else pasted.unreadable.set(row.producto_id, `«${written.slice(0, 20)}»: ${unreadText(read)}`);
  }
  return pasted;
}
