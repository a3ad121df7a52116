/** How many of a product are meant by what somebody wrote, and how well the product's size goes with it. */
import { LIMITS } from '../limits.ts';
import type { TipoDePrecio } from '../words.ts';
import { type Medida, plain, type Renglon } from './renglon.ts';
import { tokensOf } from './tokens.ts';

export interface Sized {
  nombre: string;
  tipo_de_precio: TipoDePrecio;
}

/** As it was said; so that it makes sense; or by no reading of it. */
export type Fit = 'exact' | 'sensible' | 'none';

export interface Pack {
  medidas: (Medida & { shown: number })[];
  closed: boolean;
  isPack: boolean;
  loose: boolean;
}

export interface Quantity {
  /** null: the line does not tell it for sure, and the customer is asked. */
  cantidad: number | null;
  fit: Fit;
  /** Its size is the number that may say how many as well. */
  asSize?: boolean;
}

/** The sizes that a product's name tells, the outer one first: 'caja x 12 de 500 ml'. */
export function packOf({ nombre, tipo_de_precio }: Sized): Pack {
  const tokens = tokensOf(plain(nombre));
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

/** Whether a pack has a size. A bare number is read in whatever the pack is measured by. */
export const has = ({ medidas }: Pack, { amount, unidad }: Medida): boolean =>
  medidas.some((one) =>
    unidad === null
      ? one.shown === amount || (amount >= 250 && one.amount === amount)
      : one.amount === amount && one.unidad === unidad,
  );

const KILO = 1000;
/** What stands between what is said and what is sold: 3 kg of a pack of 500 g are six. */
export function piecesOf(pack: Pack, total: Medida): number {
  if (pack.loose) return total.unidad === 'g' ? total.amount / KILO : Number.NaN;
  const [size, ...more] = pack.medidas;
  // Of a box of bottles nobody says the litres.
  return size && more.length === 0 && size.unidad === total.unidad ? total.amount / size.amount : Number.NaN;
}

const counts = (many: number | undefined): many is number =>
  many !== undefined && Number.isInteger(many) && many >= 1 && many <= LIMITS.cantidadMax;

/** The container that was asked for, where one was. */
function comesIn(pack: Pack, { envase, loose }: Renglon): boolean {
  if (loose && !pack.loose) return false;
  if (envase === 'cerrado') return pack.closed;
  if (envase === 'pack') return pack.isPack;
  return envase !== 'unidad' || !(pack.closed || pack.isPack || pack.loose);
}

/** How many of the product the line means. One only where the line says no quantity at all. */
export function quantityFor(renglon: Renglon, product: Sized): Quantity {
  const pack = packOf(product);
  const { total, number, medidas } = renglon;
  const container = comesIn(pack, renglon);
  const sized = medidas.every((medida) => has(pack, medida));
  if (renglon.uncertain) return { cantidad: null, fit: sized && container ? 'sensible' : 'none' };
  if (total) {
    const pieces = piecesOf(pack, total);
    if (!counts(pieces)) return { cantidad: null, fit: 'none' };
    const said = pack.loose || pieces === 1;
    return { cantidad: pieces, fit: said && sized && container ? 'exact' : 'sensible' };
  }
  if (number !== undefined) {
    const isSize = has(pack, { amount: number, unidad: null });
    if (isSize) return { cantidad: 1, fit: container ? 'exact' : 'sensible', asSize: true };
    return countOf(pack, renglon, number, container ? 'exact' : 'sensible');
  }
  const cantidad = renglon.cantidad ?? 1;
  if (!counts(cantidad)) return { cantidad: null, fit: 'none' };
  if (sized && container) return countOf(pack, renglon, cantidad, 'exact');
  if (renglon.envase === 'unidad' && sized) return piecesIn(pack, cantidad);
  if (byKilos(pack, medidas)) return { cantidad, fit: 'sensible' };
  // Without a number one is put there; a number that was said of another size or container is not taken over.
  return { cantidad: renglon.cantidad === undefined || sized ? cantidad : null, fit: 'none' };
}

/** How many pieces the pack holds that are sold apart as well; undefined where it is none of several. */
export const piecesInside = ({ closed, isPack, medidas }: Pack): number | undefined =>
  closed || isPack ? medidas.find(({ unidad, amount }) => unidad === 'u' && amount > 1)?.amount : undefined;

/** A count may be one of packs, of the pieces in them, or the size: '24 stevias' of a box of 24. Then it is asked. */
function countOf(pack: Pack, renglon: Renglon, cantidad: number, fit: Fit): Quantity {
  if (cantidad === 1 || !saysHowMany(renglon)) return { cantidad, fit };
  const isSaid = renglon.medidas.some(({ amount, unidad }) => unidad !== null || amount === cantidad);
  if (!isSaid && has(pack, { amount: cantidad, unidad: null })) return { cantidad: null, fit, asSize: true };
  const mayBePieces = piecesInside(pack) !== undefined && renglon.envase === undefined;
  return { cantidad: mayBePieces ? null : cantidad, fit };
}

/** '24 unidades' of a box of 24 are one box. */
function piecesIn(pack: Pack, pieces: number): Quantity {
  const inside = piecesInside(pack);
  const packs = inside === undefined ? undefined : pieces / inside;
  return counts(packs) ? { cantidad: packs, fit: 'sensible' } : { cantidad: null, fit: 'none' };
}

/** '3 almendras de 1 kg', of what the scales say, are three kilos. */
const byKilos = (pack: Pack, medidas: readonly Medida[]) =>
  pack.loose && medidas.length === 1 && medidas[0]?.amount === KILO;

/** Whether the line says how many, sure or not; else one is put there and the screen tells that. */
export const saysHowMany = ({ cantidad, total, number, uncertain }: Renglon): boolean =>
  uncertain === true || [cantidad, total, number].some((one) => one !== undefined);
