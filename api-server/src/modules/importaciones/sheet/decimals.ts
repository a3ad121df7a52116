/** Finds the decimal mark of a price column that has texts. */
import type { Cell } from './cell.ts';

export type Mark = ',' | '.';

const figuresIn = (text: string): string => /\d[\d.,]*\d|\d/.exec(text)?.[0] ?? '';

/** Whether only this decimal mark fits the text: '12,5', '0.333', '1234.567', '1,234.5', '1.234.567' (comma). */
const showsMark = (figures: string, mark: Mark): boolean => {
  const [own, other] = mark === ',' ? [',', '\\.'] : ['\\.', ','];
  return (
    new RegExp(`^\\d+${own}(?:\\d{1,2}|\\d{4,})$`).test(figures) ||
    new RegExp(`^(?:0\\d*|\\d{4,})${own}\\d+$`).test(figures) ||
    new RegExp(`^\\d{1,3}(?:${other}\\d{3})+${own}\\d+$`).test(figures) ||
    new RegExp(`^\\d{1,3}(?:${other}\\d{3}){2,}$`).test(figures)
  );
};

/** Returns the mark of an ambiguous text: '1.200' and '5,600' are thousands or have three decimals. */
const doubtfulMark = (figures: string): Mark | undefined =>
  /^[1-9]\d{0,2}([.,])\d{3}$/.exec(figures)?.[1] as Mark | undefined;

/**
 * Whether a text shows that its column has no thousands marks, or has three or more decimals: '4350.00', '0.333',
 * '1,234.567', '12.3456'. Then '2.300' is no thousands.
 */
const isUngrouped = (figures: string): boolean =>
  /^\d{4,}[.,]\d+$|^0\d*[.,]\d{3,}$|^\d{1,3}(?:,\d{3})+\.\d{3,}$|^\d{1,3}(?:\.\d{3})+,\d{3,}$|^\d+[.,]\d{4,}$/.test(
    figures,
  );

export interface Decimals {
  /** Null where no text shows the mark, or texts show both: then each price is read by itself. */
  mark: Mark | null;
  /** A text with two readings that nothing in the column decides. */
  doubtful: string | null;
}

/**
 * Returns the decimal mark that a column's texts show. A column with '850.50' and '2.300' is doubtful: programs write
 * equal decimals in each row, but people mix both styles.
 */
export function decimalsOf(cells: Iterable<Cell>): Decimals {
  const doubtful: { [M in Mark]?: string } = {};
  const shown = { ',': false, '.': false };
  let ungrouped = false;
  for (const cell of cells) {
    if (typeof cell !== 'string') continue;
    const figures = figuresIn(cell);
    const mark = doubtfulMark(figures);
    if (showsMark(figures, ',')) shown[','] = true;
    else if (showsMark(figures, '.')) shown['.'] = true;
    else if (mark) doubtful[mark] ??= cell.trim();
    ungrouped ||= isUngrouped(figures);
  }
  if (shown[','] && shown['.']) return { mark: null, doubtful: null };
  if (!shown[','] && !shown['.']) return { mark: null, doubtful: doubtful['.'] ?? doubtful[','] ?? null };
  const mark = shown[','] ? ',' : '.';
  return { mark, doubtful: ungrouped ? null : (doubtful[mark] ?? null) };
}

/**
 * Returns a price's text in Argentine style, where the column's decimal mark is `mark`: '1,234.5' becomes '1234,50'. A
 * calculated price with more decimals is rounded to the cent.
 */
export function respelled(text: string, mark: Mark): string {
  const figures = figuresIn(text);
  const isPlain = (
    mark === '.' ? /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/ : /^(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?$/
  ).test(figures);
  if (!isPlain) return text;
  const plain = mark === '.' ? figures.replaceAll(',', '') : figures.replaceAll('.', '').replace(',', '.');
  const [whole = '', fraction = ''] = plain.split('.');
  if (fraction.length <= 2) return text.replace(figures, fraction ? `${whole},${fraction}` : whole);
  return text.replace(figures, (Math.round(Number(plain) * 100) / 100).toFixed(2).replace('.', ','));
}
