/**
 * Reads a number that a person typed or pasted, or that stands in a file or URL. No imports, so that the
 * kit's fields, the apps and the server share it.
 *
 * An unambiguous text gives a number, an ambiguous one a question. Everything else is refused: no character
 * is dropped to make a number from the rest.
 */

/** Units that may stand next to the digits. */
export type NumberUnit = 'money' | 'percent' | 'weight' | 'none';

export interface NumberRules {
  /** Maximum of decimals; 0 for whole numbers. */
  decimals: number;
  /** Default 'none'. */
  unit?: NumberUnit;
  /** Largest possible value. A reading above `max` is impossible: up to 1000 kilos, 9.850 can only mean 9,85. */
  max?: number;
}

export type RefusalReason = 'empty' | 'letters' | 'excel' | 'currency' | 'decimals' | 'unreadable';

export type ReadNumber =
  /** `units` is the value in its smallest unit, for example cents. */
  | { kind: 'number'; value: number; units: number }
  /** The two readings; the reading with thousands groups comes first. */
  | { kind: 'question'; readings: readonly [number, number] }
  | { kind: 'refusal'; reason: RefusalReason };

/** Zero-width characters, which copying adds. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a\u202c\u202d\u2060-\u2066\u2068\u2069\ufeff]/g;
/** Characters that change the reading direction. */
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
  // A number that Excel turned into a date or a time: 01/05/2026, 5-may, may-26, 12:30.
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
  // Amounts on paper may end in 5.600.- or 5.600,--.
  money: / ?(?:[.,]-{1,2}|\$(?: ?ars?)?|ars?\$?|pesos?)$/i,
  percent: / ?%$/,
  weight: / ?(?:kgs?|kilos?)\.?$/i,
  none: /(?!)$/,
};

const refuse = (reason: RefusalReason): ReadNumber => ({ kind: 'refusal', reason });

/** Normalises spaces, digits and minus signs, and removes invisible characters. */
const visibleText = (written: string): string =>
  written
    .replace(INVISIBLE, '')
    .replace(FULL_WIDTH, (one) => String.fromCharCode(one.charCodeAt(0) - 0xfee0))
    .replace(MINUS, '-')
    .replace(SPACES, ' ')
    .trim();

/** Returns the figures without unit and sign. An amount in brackets is negative, as accountants write it: (500). */
function withoutUnit(text: string, unit: NumberUnit): { figures: string; negative: boolean } {
  const bracketed = /^\((.*)\)$/.exec(text);
  // An apostrophe makes a spreadsheet treat a cell as text.
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

/** Groups of three digits, the first without a leading zero: '1.234', '1,234,567', '1 234'. */
const groupedBy = (mark: string) => new RegExp(`^[1-9]\\d{0,2}(?:[${mark}]\\d{3})+$`);
const GROUPED: Record<string, RegExp> = { '.': groupedBy('.'), ',': groupedBy(','), ' ': groupedBy(' ') };

const digitsOf = (text: string) => text.replace(/[., ]/g, '');

function numberOf(whole: string, fraction: string, { decimals }: NumberRules, negative: boolean): ReadNumber {
  if (fraction.length > decimals) return refuse('decimals');
  const sign = negative ? -1 : 1;
  const figures = `${whole || '0'}.${fraction || '0'}`;
  // `+ 0` turns -0 into 0.
  const value = sign * Number(figures) + 0;
  const units = sign * Number(`${whole || '0'}${fraction.padEnd(decimals, '0')}`) + 0;
  return { kind: 'number', value, units };
}

/** A single separator before three digits may separate thousands or decimals: 12.345. */
function readSingle(figures: string, mark: string, rules: NumberRules, negative: boolean): ReadNumber {
  const [whole = '', fraction = ''] = figures.split(mark);
  if (!GROUPED[mark]?.test(figures)) return numberOf(whole, fraction, rules, negative);
  // A count has no separators: 1.000 may be one thousand, or one with decimals.
  if (rules.decimals === 0) return refuse('decimals');
  // With fewer than three decimals, a point before three digits can only separate thousands.
  if (mark === '.' && rules.decimals < 3) return numberOf(digitsOf(figures), '', rules, negative);
  const sign = negative ? -1 : 1;
  if (rules.max !== undefined && Number(digitsOf(figures)) > rules.max) {
    return numberOf(whole, fraction, rules, negative);
  }
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
  // 1.234,50 and 1,234.50: the last separator marks the decimals and occurs once.
  const at = figures.lastIndexOf(last);
  const whole = figures.slice(0, at);
  if (!GROUPED[first]?.test(whole)) return refuse('unreadable');
  return numberOf(digitsOf(whole), figures.slice(at + 1), rules, negative);
}

/** Reads a number by the rules of its field. The value is in the field's unit: pesos, percent, kilos, pieces. */
export function readNumber(written: string, rules: NumberRules): ReadNumber {
  if (REVERSED.test(written)) return refuse('unreadable');
  const text = visibleText(written);
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

/** Reads a count, digits only. Null for an empty text, NaN for any other; never a different number than `numberIn`. */
export function wholeIn(written: string): number | null {
  if (written === '') return null;
  // `+ 0` turns -0 into 0.
  return /^-?\d+$/.test(written) ? Number(written) + 0 : Number.NaN;
}

/** Returns the value of an unambiguous number. Null for an empty text, NaN for any other. */
export function numberIn(written: string, rules: NumberRules): number | null {
  const read = readNumber(written, rules);
  if (read.kind === 'number') return read.value;
  return read.kind === 'refusal' && read.reason === 'empty' ? null : Number.NaN;
}
