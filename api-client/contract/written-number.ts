/**
 * The one reading of a number that a person wrote: typed, pasted, in a file or in an address. No import, so that the kit's
 * fields, the apps and the server share it.
 *
 * A text that means one number is that number. A text that may mean two is a question. Everything else is refused: no
 * character is dropped to make a number of what is left.
 */

/** What may stand beside the digits. */
export type NumberUnit = 'money' | 'percent' | 'weight' | 'none';

export interface NumberRules {
  /** Decimals that the value may have at most. 0: a whole number. */
  decimals: number;
  /** Default 'none'. */
  unit?: NumberUnit;
}

export type RefusalReason = 'empty' | 'letters' | 'excel' | 'currency' | 'decimals' | 'unreadable';

export type ReadNumber =
  /** `units` is the value in its smallest unit: cents of a price. */
  | { kind: 'number'; value: number; units: number }
  /** Both readings as values: the one that groups by thousands first. */
  | { kind: 'question'; readings: readonly [number, number] }
  | { kind: 'refusal'; reason: RefusalReason };

/** Characters without width, which come along when a text is copied. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a\u202c\u202d\u2060-\u2066\u2068\u2069\ufeff]/g;
/** What makes a text read in another order than it is stored in. */
const REVERSED = /[\u202b\u202e\u2067]/;
const SPACES = /[\s\u00a0\u2007\u2009\u202f]+/g;
const FULL_WIDTH = /[\uff04\uff05\uff0b-\uff0e\uff10-\uff19]/g;
const MINUS = /[\u2212\u2013\u2010\u2011]/g;

const MONTH = '(?:ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic|jan|apr|aug|dec)[a-z]*\\.?';
const DAMAGED = [
  // 2,03E+10
  /^[-+]?\d+([.,]\d*)?e[-+]?\d+$/i,
  // #¡VALOR!, #N/A, #####
  /^#/,
  // A number that became a date or a time: 01/05/2026, 5-may, may-26, 12:30
  /^\d{1,4}([/-])\d{1,2}(\1\d{1,4})?( \d{1,2}:\d{2}(:\d{2})?)?$/,
  new RegExp(`^\\d{1,2}[-/ ]${MONTH}([-/ ]\\d{2,4})?$|^${MONTH}[-/ ]\\d{1,4}$`, 'i'),
  /^\d{1,2}:\d{2}(:\d{2})?$/,
];
const OTHER_CURRENCY = /u\$[sd]|us\$|\busd\b|\beur\b|(?<!a)r\$|[€£¥]|d[oó]lar|euro|reales/i;

const BEFORE: Record<NumberUnit, RegExp> = {
  money: /^(?:\$ ?(?:ars?|ar)?|ars? ?\$?|pesos) ?/i,
  percent: /^(?!)/,
  weight: /^(?!)/,
  none: /^(?!)/,
};
const AFTER: Record<NumberUnit, RegExp> = {
  // 5.600.- and 5.600,-- are how amounts end on paper.
  money: / ?(?:[.,]-{1,2}|\$(?: ?ars?)?|ars?\$?|pesos?)$/i,
  percent: / ?%$/,
  weight: / ?(?:kgs?|kilos?)\.?$/i,
  none: /(?!)$/,
};

const refuse = (reason: RefusalReason): ReadNumber => ({ kind: 'refusal', reason });

/** The text as it is seen, with its spaces, digits and minus signs as a keyboard writes them. */
const seen = (written: string): string =>
  written
    .replace(INVISIBLE, '')
    .replace(FULL_WIDTH, (one) => String.fromCharCode(one.charCodeAt(0) - 0xfee0))
    .replace(MINUS, '-')
    .replace(SPACES, ' ')
    .trim();

/** The digits with their separators; and whether the number is negative, by a sign or as accountants write it: (500). */
function withoutUnit(text: string, unit: NumberUnit): { figures: string; negative: boolean } {
  const bracketed = /^\((.*)\)$/.exec(text);
  // A mark that has a spreadsheet take a cell for text.
  let rest = (bracketed?.[1] ?? text).replace(/^'(?=[-+$\d])/, '').trim();
  let negative = bracketed !== null;
  let signs = negative ? 1 : 0;
  const takeSign = () => {
    const sign = /^[-+] ?/.exec(rest)?.[0];
    if (!sign || signs > 0) return;
    signs++;
    negative = sign.startsWith('-');
    rest = rest.slice(sign.length);
  };
  takeSign();
  rest = rest.replace(BEFORE[unit], '');
  takeSign();
  return { figures: rest.replace(AFTER[unit], ''), negative };
}

/** '1.234' or '1,234,567' or '1 234': groups of three, the first without a leading zero. */
const groupedBy = (mark: string) => new RegExp(`^[1-9]\\d{0,2}(?:[${mark}]\\d{3})+$`);
const GROUPED: Record<string, RegExp> = { '.': groupedBy('.'), ',': groupedBy(','), ' ': groupedBy(' ') };

const digitsOf = (text: string) => text.replace(/[., ]/g, '');

function numberOf(whole: string, fraction: string, { decimals }: NumberRules, negative: boolean): ReadNumber {
  if (fraction.length > decimals) return refuse('decimals');
  const sign = negative ? -1 : 1;
  const figures = `${whole || '0'}.${fraction || '0'}`;
  // `+ 0`: -0 is 0.
  const value = sign * Number(figures) + 0;
  const units = sign * Number(`${whole || '0'}${fraction.padEnd(decimals, '0')}`) + 0;
  return { kind: 'number', value, units };
}

/** A separator that stands once, before three digits, may group or divide: 12.345 */
function readSingle(figures: string, mark: string, rules: NumberRules, negative: boolean): ReadNumber {
  const [whole = '', fraction = ''] = figures.split(mark);
  if (!GROUPED[mark]?.test(figures)) return numberOf(whole, fraction, rules, negative);
  // A count has no separators: 1.000 may be one thousand, or one with its decimals.
  if (rules.decimals === 0) return refuse('decimals');
  // A point before three digits can only group where a value has fewer decimals.
  if (mark === '.' && rules.decimals < 3) return numberOf(digitsOf(figures), '', rules, negative);
  const sign = negative ? -1 : 1;
  const divided = Math.round(Number(`${whole}.${fraction}`) * 10 ** rules.decimals) / 10 ** rules.decimals;
  return { kind: 'question', readings: [sign * Number(digitsOf(figures)), sign * divided] };
}

function readFigures(figures: string, rules: NumberRules, negative: boolean): ReadNumber {
  const marks = [...figures].filter((one) => one === '.' || one === ',');
  const last = marks.at(-1);
  if (last === undefined) return numberOf(figures, '', rules, negative);
  const [first = last] = marks;
  if (marks.length === 1) return readSingle(figures, last, rules, negative);
  if (first === last) {
    return GROUPED[first]?.test(figures) && rules.decimals > 0
      ? numberOf(digitsOf(figures), '', rules, negative)
      : refuse(rules.decimals === 0 ? 'decimals' : 'unreadable');
  }
  // 1.234,50 and 1,234.50: the last one divides, and stands once.
  const at = figures.lastIndexOf(last);
  const whole = figures.slice(0, at);
  if (!GROUPED[first]?.test(whole)) return refuse('unreadable');
  return numberOf(digitsOf(whole), figures.slice(at + 1), rules, negative);
}

/** Reads a number by the rules of its field. Values are in the field's own unit: pesos, percent, kilos, pieces. */
export function readNumber(written: string, rules: NumberRules): ReadNumber {
  if (REVERSED.test(written)) return refuse('unreadable');
  const text = seen(written);
  if (text === '') return refuse('empty');
  const { unit = 'none' } = rules;
  if (unit === 'money' && OTHER_CURRENCY.test(text)) return refuse('currency');
  const { figures, negative } = withoutUnit(text, unit);
  if ([text, figures].some((one) => DAMAGED.some((damage) => damage.test(one)))) return refuse('excel');
  if (/\p{L}/u.test(figures)) return refuse('letters');
  const grouped = /^(\d{1,3}(?: \d{3})+)(?:[.,]\d*)?$/.exec(figures)?.[1];
  const bySpaces = grouped !== undefined && GROUPED[' ']?.test(grouped) && rules.decimals > 0;
  const plain = bySpaces ? figures.replaceAll(' ', '') : figures;
  if (!/^[\d.,]*\d[\d.,]*$/.test(plain)) return refuse('unreadable');
  return readFigures(plain, rules, negative);
}

/** A count, as a cart takes it: digits alone. null of an empty text, NaN of every other; never another number than `numberIn`. */
export function wholeIn(written: string): number | null {
  if (written === '') return null;
  // `+ 0`: -0 is 0.
  return /^-?\d+$/.test(written) ? Number(written) + 0 : Number.NaN;
}

/** The value of a text that means one number; else null of an empty text, NaN of every other. */
export function numberIn(written: string, rules: NumberRules): number | null {
  const read = readNumber(written, rules);
  if (read.kind === 'number') return read.value;
  return read.kind === 'refusal' && read.reason === 'empty' ? null : Number.NaN;
}
