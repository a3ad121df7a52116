import { readableLine } from 'api-client/contract/plain-text';

/** Letters of a cell, a heading or a sheet's name that are told. */
const TOLD = 60;

/** Returns what people are told of a text of a file: on one line, without what no text has, and no more than its beginning. */
export function readableIn(text: string): string {
  // Before it is looked through: a cell may have millions of letters.
  const line = readableLine(text.slice(0, 4 * TOLD));
  const letters = [...line];
  return letters.length > TOLD || text.length > 4 * TOLD ? `${letters.slice(0, TOLD - 1).join('')}…` : line;
}
