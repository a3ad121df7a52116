import { readableLine } from 'api-client/contract/plain-text';

/** Maximum letters of a quoted cell, heading or sheet name. */
const TOLD = 60;

/** Returns a text from a file for display: one line, printable, shortened. */
export function readableIn(text: string): string {
  // Cut first: a cell may have millions of letters.
  const line = readableLine(text.slice(0, 4 * TOLD));
  const letters = [...line];
  return letters.length > TOLD || text.length > 4 * TOLD ? `${letters.slice(0, TOLD - 1).join('')}…` : line;
}
