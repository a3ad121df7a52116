/** Quantities to offer when a line leaves its quantity open. */
import { LIMITS } from '../limits.ts';
import { hasSize, type Pack, packOf, piecesInside, piecesOf, type Sized } from './quantity-for.ts';
import { normalizeText } from './renglon.ts';
import { type Figure, scan } from './scan.ts';
import { SIZES } from './token.ts';
import { tokensOf } from './tokens.ts';

/** Few enough for a row of buttons on a phone. */
const OFFERED = 3;
/** Offered when the line has no number: 'varias mieles'. */
const FEW = [1, 2, 3];
const GRAMS = 1000;

/**
 * Returns up to three quantities that a line's numbers may mean for a product, smallest first.
 * For example '24 stevias' of a box of 24: 1 or 24 boxes; '2 o 3 kg': 2 or 3; '2,5 kg' of whole kilos: 2 or 3.
 */
export function quantityChoices(escrito: string, product: Sized): number[] {
  const possible = possibleQuantities(escrito, product);
  if (possible === undefined) return FEW;
  return [...new Set(possible.flatMap(wholes))]
    .filter((many) => many >= 1 && many <= LIMITS.cantidadMax)
    .sort((one, other) => one - other)
    .slice(0, OFFERED);
}

/** Returns what a line's numbers may mean for a product, also fractions of a pack. Undefined when the line has no number. */
function possibleQuantities(escrito: string, product: Sized): number[] | undefined {
  const pack = packOf(product);
  const { figures } = scan(tokensOf(normalizeText(escrito)));
  if (figures.length === 0) return undefined;
  return figures.filter(({ inside }) => !inside).flatMap((figure) => quantitiesOfFigure(figure, pack));
}

/** Whether a line may mean at least half a pack: '2 o 3 kg' cannot mean a sack of 25 kg. */
export const mayBeHalfPack = (escrito: string, product: Sized): boolean =>
  possibleQuantities(escrito, product)?.some((many) => many >= 1 / 2) ?? true;

/** Rounds to the whole numbers below and above; less than one becomes one. */
const wholes = (many: number): number[] => {
  const [less, more] = [Math.floor(many), Math.ceil(many)];
  return less < 1 ? [more] : [less, more];
};

function quantitiesOfFigure(figure: Figure, pack: Pack): number[] {
  const values = figure.other === undefined ? [figure.value] : [figure.value, figure.other];
  return values.flatMap((value) => quantitiesOfValue(value, figure, pack));
}

function quantitiesOfValue(value: number, { unit, counts }: Figure, pack: Pack): number[] {
  if (unit) {
    const pieces = piecesOf(pack, { amount: value * unit.times, unidad: unit.unidad });
    return Number.isNaN(pieces) ? [] : [pieces];
  }
  // Large numbers of a loose product are grams: '250 de canela'.
  if (pack.loose && value >= SIZES) return [value / GRAMS];
  const pieces = piecesInside(pack);
  if (pieces !== undefined && counts !== 'other') {
    const packs = Math.max(1, value / pieces);
    return counts === 'unidad' ? [packs] : [Math.ceil(packs), value];
  }
  return hasSize(pack, { amount: value, unidad: null }) ? [1, value] : [value];
}

/** Formats a quantity in the product's unit of sale: '2 kilos', '1 bulto de 24', '3 unidades'. */
export function packText(many: number, product: Sized): string {
  const pack = packOf(product);
  const of = (one: string, several: string) => `${many} ${many === 1 ? one : several}`;
  if (pack.loose) return of('kilo', 'kilos');
  const pieces = piecesInside(pack);
  const inside = pieces === undefined ? '' : ` de ${pieces}`;
  if (pack.closed) return `${of('bulto', 'bultos')}${inside}`;
  return pack.isPack ? `${of('pack', 'packs')}${inside}` : of('unidad', 'unidades');
}
