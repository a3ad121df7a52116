/** Converts numbers to the text that the spreadsheet shows: '000011' is stored as 11. */

/** From this value on, Excel loses the last digits of a number. */
export const EXACT = 1e15;

/** One position of a number format: a digit or a literal sign. */
type Place = { digit: '0' | '#' } | { sign: string };

/** Currencies that mean pesos. In a format, es-AR is `[$$-2C0A]`. */
const PESOS = /^(?:\$|ARS|AR\$|\$AR|pesos?)?$/i;

/** The first section of a format (positive numbers), without colours and conditions. */
interface Section {
  places: Place[];
  /** 'USD', '€'. Undefined for pesos or no currency. */
  currency?: string;
  isPercent: boolean;
  /** The format has only digits and literal signs, so `places` is complete. */
  isMask: boolean;
}

const PIECES = /\\(.)|"([^"]*)"|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]|_.|\*.|(.)/gsu;

function sectionOf(format: string): Section {
  const [first = ''] = format.match(/^(?:"[^"]*"|\\.|[^;"\\])*/) ?? [];
  const section: Section = { places: [], isPercent: false, isMask: true };
  for (const [, escaped, quoted, currency, plain] of first.matchAll(PIECES)) {
    const literal = escaped ?? quoted ?? currency;
    if (literal !== undefined) {
      section.places.push(...[...literal].map((sign) => ({ sign })));
      const named = /^\s*(USD|U\$[SD]|US\$|EUR|BRL|R\$|UYU|CLP|GBP|[€£])\s*$/i.exec(literal)?.[1];
      const other = currency !== undefined && !PESOS.test(currency.trim()) ? currency.trim() : named;
      if (other) section.currency = other;
    } else if (plain === '0' || plain === '#') section.places.push({ digit: plain });
    else if (plain !== undefined && /[/ €£-]/.test(plain)) {
      section.places.push({ sign: plain });
      if (/[€£]/.test(plain)) section.currency = plain;
    } else if (plain !== undefined) {
      if (plain === '%') section.isPercent = true;
      section.isMask = false;
    }
  }
  return section;
}

const isDigit = (place: Place) => 'digit' in place;

/** Whether the format adds to the number: leading zeros, separators, or letters before the digits. */
function showsMore(places: readonly Place[]): boolean {
  const first = places.findIndex(isDigit);
  const between = places.slice(first, places.findLastIndex(isDigit) + 1);
  const before = places.slice(0, first).map((place) => ('sign' in place ? place.sign : ''));
  const signs = between.filter((place) => !isDigit(place));
  return (
    first >= 0 &&
    between.some((place) => 'digit' in place && place.digit === '0') &&
    signs.every((place) => 'sign' in place && /[/ -]/.test(place.sign)) &&
    (between.length > 1 || /\p{L}/u.test(before.join('')))
  );
}

function filledIn(places: readonly Place[], value: number): string {
  const zeros = places.filter((place) => 'digit' in place && place.digit === '0').length;
  const digits = [...String(value).padStart(zeros, '0')];
  const first = places.findIndex(isDigit);
  let shown = '';
  for (let at = places.length - 1; at >= 0; at -= 1) {
    const place = places[at];
    if (place) shown = ('sign' in place ? place.sign : (digits.pop() ?? '')) + shown;
    if (at === first) shown = digits.splice(0).join('') + shown;
  }
  return shown;
}

/**
 * Returns the number as its format shows it if the format adds something: a code's zeros, signs and letters, a foreign
 * currency, a percentage. Undefined for everything else.
 */
export function shownBy(format: string | undefined, value: unknown): string | undefined {
  if (format === undefined || typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  const { places, currency, isPercent, isMask } = sectionOf(format);
  if (currency !== undefined) return `${currency} ${value}`;
  if (isPercent) return `${Number((value * 100).toFixed(6))} %`;
  const isCode = isMask && Number.isInteger(value) && value >= 0 && value < EXACT;
  return isCode && showsMore(places) ? filledIn(places, value) : undefined;
}
