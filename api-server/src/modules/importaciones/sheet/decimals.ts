/** Which mark parts the decimals of a column of prices that are texts. */
import type { Cell } from './cell.ts';

export type Mark = ',' | '.';

const figuresIn = (text: string): string => /\d[\d.,]*\d|\d/.exec(text)?.[0] ?? '';

/** Texts that only one mark explains: '12,5', '0.333', '1234.567', '1,234.5', '1.234.567' for a comma. */
const showsMark = (figures: string, mark: Mark): boolean => {
  const [own, other] = mark === ',' ? [',', '\\.'] : ['\\.', ','];
  return (
    new RegExp(`^\\d+${own}(?:\\d{1,2}|\\d{4,})$`).test(figures) ||
    new RegExp(`^(?:0\\d*|\\d{4,})${own}\\d+$`).test(figures) ||
    new RegExp(`^\\d{1,3}(?:${other}\\d{3})+${own}\\d+$`).test(figures) ||
    new RegExp(`^\\d{1,3}(?:${other}\\d{3}){2,}$`).test(figures)
  );
};

/** '1.200' and '5,600': a thousand and more, or one and a part. */
const isDoubtful = (figures: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(figures);

export interface Decimals {
  /** Null where nothing shows it, and where both are in use: then each price is read by itself. */
  mark: Mark | null;
  /** A text that may be two prices, where nothing in the column tells which. */
  doubtful: string | null;
}

/** What the texts of a column show. */
export function decimalsOf(cells: Iterable<Cell>): Decimals {
  let doubtful: string | null = null;
  const shown = { ',': false, '.': false };
  for (const cell of cells) {
    if (typeof cell !== 'string') continue;
    const figures = figuresIn(cell);
    if (showsMark(figures, ',')) shown[','] = true;
    else if (showsMark(figures, '.')) shown['.'] = true;
    else if (isDoubtful(figures)) doubtful ??= cell.trim();
  }
  if (shown[','] || shown['.']) {
    return { mark: shown[','] === shown['.'] ? null : shown[','] ? ',' : '.', doubtful: null };
  }
  return { mark: null, doubtful };
}

/**
 * Returns a price's text as Argentina writes it, where its column parts decimals by `mark`: '1,234.5' becomes '1234,50'. A
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
