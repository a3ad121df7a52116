/** How much is in what is sold, as its name tells it, and what a kilo or a litre of it comes to. */
import { toCents, toPesos } from '../money.ts';
import type { MEDIDAS_PRECIO } from '../tamano.ts';
import { packOf, type Sized } from './quantity-for.ts';
import { plain } from './renglon.ts';
import type { Token } from './token.ts';
import { readFigures, tokensOf } from './tokens.ts';

/** In grams or millilitres. */
export interface Content {
  amount: number;
  unidad: 'g' | 'ml';
}

/** Letters and figures that are one word, a calibre for one: 'W320'. */
const CODES = /\b(?!cm3\b)[a-z]+\d+[a-z\d]*\b/g;
/** Less than a pinch, or more than a pallet, was misread. */
const LEAST = 5;
const MOST = 100_000;

/** A number as its figures say it: neither in letters nor put together of several. */
const isFigure = (token: Token | undefined): token is Token & { kind: 'number' } =>
  token?.kind === 'number' && !token.spelt && readFigures(token.text) === token.value;

/** How many of the size at its end a name says: 'caja x 12 de 500 ml'. Nothing where that is not sure. */
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

/** What one of it holds. Only where its name ends in that, and in nothing else that could be meant. */
export function contentOf(product: Sized): Content | undefined {
  const { closed, isPack, loose } = packOf(product);
  if (loose) return undefined;
  const tokens = tokensOf(plain(product.nombre).replace(CODES, 'calibre'));
  const [number, unit] = tokens.slice(-2);
  if (unit?.kind !== 'unit' || !isFigure(number)) return undefined;
  const before = tokens.slice(0, -2);
  if (before.some(({ kind }) => kind === 'unit')) return undefined;
  const times = timesOf(before);
  const holds = (envase: string) =>
    before.some((token) => token.kind === 'container' && token.envase === envase);
  // The price of a box whose name tells the bottle, or of a bottle whose name tells the box, is none of a litre.
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

/** What a kilo or a litre costs at a price in pesos; nothing where the price says so itself, or the name does not. */
export function precioPorMedida(product: Sized & { precio: number }): PrecioPorMedida | undefined {
  const content = contentOf(product);
  if (!content || content.amount === THOUSAND) return undefined;
  return {
    precio: toPesos(Math.round((toCents(product.precio) * THOUSAND) / content.amount)),
    medida: content.unidad === 'g' ? 'kilo' : 'litro',
  };
}
