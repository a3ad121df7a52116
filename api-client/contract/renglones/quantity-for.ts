/** Computes how many of a product a line means, and how well the product's size fits. */
import { LIMITS } from '../limits.ts';
import type { TipoDePrecio } from '../words.ts';
import { type Medida, normalizeText, type Renglon } from './renglon.ts';
import { tokensOf } from './tokens.ts';

export interface Sized {
  nombre: string;
  tipo_de_precio: TipoDePrecio;
}

/** Whether the product fits the line literally, plausibly or not at all. */
export type Fit = 'exact' | 'sensible' | 'none';

export interface Pack {
  medidas: (Medida & { shown: number })[];
  closed: boolean;
  isPack: boolean;
  loose: boolean;
}

export interface Quantity {
  /** null: uncertain, so the customer is asked. */
  cantidad: number | null;
  fit: Fit;
  /** The pack's size equals the number that may also be the quantity. */
  asSize?: boolean;
}

/** Returns the sizes in a product's name, the outer size first: 'caja x 12 de 500 ml'. */
export function packOf({ nombre, tipo_de_precio }: Sized): Pack {
  const tokens = tokensOf(normalizeText(nombre));
  const medidas = tokens.flatMap((token, place): Pack['medidas'] => {
    if (token.kind !== 'number' || token.spelt) return [];
    const after = tokens[place + 1];
    if (after?.kind === 'unit') {
      return [{ amount: token.value * after.times, unidad: after.unidad, shown: token.value }];
    }
    return [{ amount: token.value, unidad: 'u', shown: token.value }];
  });
  return {
    medidas,
    closed: tipo_de_precio === 'por_bulto_cerrado',
    isPack: tokens.some((token) => token.kind === 'container' && token.envase === 'pack'),
    loose: tipo_de_precio === 'por_kilo',
  };
}

/** Whether a pack has this size. A number without a unit is compared in the pack's unit. */
export const hasSize = ({ medidas }: Pack, { amount, unidad }: Medida): boolean =>
  medidas.some((one) =>
    unidad === null
      ? one.shown === amount || (amount >= 250 && one.amount === amount)
      : one.amount === amount && one.unidad === unidad,
  );

const KILO = 1000;
/** Returns the number of packs for a total: 3 kg of a pack of 500 g are six. NaN when not comparable. */
export function piecesOf(pack: Pack, total: Medida): number {
  if (pack.loose) return total.unidad === 'g' ? total.amount / KILO : Number.NaN;
  const [size, ...more] = pack.medidas;
  // Customers do not order boxes of bottles by total litres.
  return size && more.length === 0 && size.unidad === total.unidad ? total.amount / size.amount : Number.NaN;
}

const counts = (many: number | undefined): many is number =>
  many !== undefined && Number.isInteger(many) && many >= 1 && many <= LIMITS.cantidadMax;

/** Whether the product comes in the container that the line asks for, if any. */
function comesIn(pack: Pack, { envase, loose }: Renglon): boolean {
  if (loose && !pack.loose) return false;
  if (envase === 'cerrado') return pack.closed;
  if (envase === 'pack') return pack.isPack;
  return envase !== 'unidad' || !(pack.closed || pack.isPack || pack.loose);
}

/** Returns how many of the product the line means. The default is one, but only when the line states no quantity. */
export function quantityFor(renglon: Renglon, product: Sized): Quantity {
  const pack = packOf(product);
  const { total, number, medidas } = renglon;
  const container = comesIn(pack, renglon);
  const sized = medidas.every((medida) => hasSize(pack, medida));
  if (renglon.uncertain) return { cantidad: null, fit: sized && container ? 'sensible' : 'none' };
  if (total) {
    const pieces = piecesOf(pack, total);
    if (!counts(pieces)) return { cantidad: null, fit: 'none' };
    const said = pack.loose || pieces === 1;
    return { cantidad: pieces, fit: said && sized && container ? 'exact' : 'sensible' };
  }
  if (number !== undefined) {
    const isSize = hasSize(pack, { amount: number, unidad: null });
    if (isSize) return { cantidad: 1, fit: container ? 'exact' : 'sensible', asSize: true };
    return countOf(pack, renglon, number, container ? 'exact' : 'sensible');
  }
  const cantidad = renglon.cantidad ?? 1;
  if (!counts(cantidad)) return { cantidad: null, fit: 'none' };
  if (sized && container) return countOf(pack, renglon, cantidad, 'exact');
  if (renglon.envase === 'unidad' && sized) return piecesIn(pack, cantidad);
  if (byKilos(pack, medidas)) return { cantidad, fit: 'sensible' };
  // The default quantity is kept. A number stated for another size or container is not.
  return { cantidad: renglon.cantidad === undefined || sized ? cantidad : null, fit: 'none' };
}

/** Returns the number of pieces in a pack; undefined for a single piece. */
export const piecesInside = ({ closed, isPack, medidas }: Pack): number | undefined =>
  closed || isPack ? medidas.find(({ unidad, amount }) => unidad === 'u' && amount > 1)?.amount : undefined;

/** A count may mean packs, pieces in a pack, or the size: '24 stevias' of a box of 24. Then the customer is asked. */
function countOf(pack: Pack, renglon: Renglon, cantidad: number, fit: Fit): Quantity {
  if (cantidad === 1 || !statesQuantity(renglon)) return { cantidad, fit };
  const isExplicit = renglon.medidas.some(({ amount, unidad }) => unidad !== null || amount === cantidad);
  if (!isExplicit && hasSize(pack, { amount: cantidad, unidad: null }))
    return { cantidad: null, fit, asSize: true };
  const mayBePieces = piecesInside(pack) !== undefined && renglon.envase === undefined;
  return { cantidad: mayBePieces ? null : cantidad, fit };
}

/** '24 unidades' of a box of 24 are one box. */
function piecesIn(pack: Pack, pieces: number): Quantity {
  const inside = piecesInside(pack);
  const packs = inside === undefined ? undefined : pieces / inside;
  return counts(packs) ? { cantidad: packs, fit: 'sensible' } : { cantidad: null, fit: 'none' };
}

/** '3 almendras de 1 kg' of a loose product are three kilos. */
const byKilos = (pack: Pack, medidas: readonly Medida[]) =>
  pack.loose && medidas.length === 1 && medidas[0]?.amount === KILO;

/** Whether the line states a quantity, certain or not. Otherwise the default is used and the screen says so. */
export const statesQuantity = ({ cantidad, total, number, uncertain }: Renglon): boolean =>
  uncertain === true || [cantidad, total, number].some((one) => one !== undefined);
