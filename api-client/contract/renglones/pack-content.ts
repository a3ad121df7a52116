/** Reads the content of a product from its name, and computes its price per kilo or litre. */
import { toCents, toPesos } from '../money.ts';
import type { MEDIDAS_PRECIO } from '../tamano.ts';
import { packOf, type Sized } from './quantity-for.ts';
import { normalizeText } from './renglon.ts';
import type { Token } from './token.ts';
import { readFigures, tokensOf } from './tokens.ts';

/** Content in grams or millilitres. */
export interface Content {
  amount: number;
  unidad: 'g' | 'ml';
}

/** Words of letters and digits, such as the calibre 'W320'. */
const CODES = /\b(?!cm3\b)[a-z]+\d+[a-z\d]*\b/g;
/** Limits of a plausible content in grams or millilitres. */
const LEAST = 5;
const MOST = 100_000;

/** Whether a token is a plain number in digits, not spelt out or joined. */
const isFigure = (token: Token | undefined): token is Token & { kind: 'number' } =>
  token?.kind === 'number' && !token.spelt && readFigures(token.text) === token.value;

/** Returns how many pieces of the final size the name states: 'caja x 12 de 500 ml'. Undefined when uncertain. */
function timesOf(before: readonly Token[]): number | undefined {
  const figures = before.filter(({ kind }) => kind === 'number');
  if (figures.length === 0) return 1;
  const rest = [...before];
  while (['x', 'of'].includes(rest.at(-1)?.kind ?? '')) rest.pop();
  const [count, x] = [rest.at(-1), rest.at(-2)];
  const spelt = figures.every((token) => token.kind === 'number' && token.spelt);
  // 'Pan de siete semillas x 500 g'.
  if (spelt && count?.kind !== 'number') return 1;
  const only = figures.length === 1 && isFigure(count) && Number.isInteger(count.value);
  return only && (x?.kind === 'x' || x?.kind === 'container') ? count.value : undefined;
}

/** Returns the content of a unit of sale. Only when the name ends with the size and nothing else can be meant. */
export function contentOf(product: Sized): Content | undefined {
  const { closed, isPack, loose } = packOf(product);
  if (loose) return undefined;
  const tokens = tokensOf(normalizeText(product.nombre).replace(CODES, 'calibre'));
  const [number, unit] = tokens.slice(-2);
  if (unit?.kind !== 'unit' || !isFigure(number)) return undefined;
  const before = tokens.slice(0, -2);
  if (before.some(({ kind }) => kind === 'unit')) return undefined;
  const times = timesOf(before);
  const holds = (envase: string) =>
    before.some((token) => token.kind === 'container' && token.envase === envase);
  // The price of a box with a bottle's size in its name, or the reverse, gives no price per litre.
  const isWhole = closed ? holds('cerrado') || times !== 1 : !holds('cerrado') && (times === 1 || isPack);
  if (times === undefined || !isWhole || (isPack && times === 1)) return undefined;
  const amount = number.value * unit.times * times;
  return amount >= LEAST && amount <= MOST ? { amount, unidad: unit.unidad } : undefined;
}

export interface PrecioPorMedida {
  /** Pesos. */
  precio: number;
  medida: (typeof MEDIDAS_PRECIO)[number];
}

const THOUSAND = 1000;

/**
 * Returns the price per kilo or litre for a price in pesos. Undefined when the pack is exactly a kilo or
 * litre, or when the name states no size.
 */
export function precioPorMedida(product: Sized & { precio: number }): PrecioPorMedida | undefined {
  const content = contentOf(product);
  if (!content || content.amount === THOUSAND) return undefined;
  return {
    precio: toPesos(Math.round((toCents(product.precio) * THOUSAND) / content.amount)),
    medida: content.unidad === 'g' ? 'kilo' : 'litro',
  };
}
