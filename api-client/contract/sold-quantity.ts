/**
 * Sales terms that depend on the quantity of a product: lowest quantity, multiple, and prices from a quantity on. Prices work
 * in any unit. No validator, because each page of the shop has a cart.
 */
import { LIMITS } from './limits.ts';

/** The price of one unit from a quantity on. */
export interface Escala {
  desde: number;
  precio: number;
}

/** The quantities that are sold: multiples from the minimum on; any quantity without a rule. */
export interface Venta {
  minimo: number;
  multiplo: number;
}

export interface Cantidades extends Venta {
  escalas?: readonly Escala[] | undefined;
}

/** Returns the price of one unit when `cantidad` units are bought. Never above `precio`, the price of a single unit. */
export const precioFor = (
  precio: number,
  cantidad: number,
  { escalas = [] }: Pick<Cantidades, 'escalas'> = {},
): number =>
  Math.min(precio, ...escalas.filter(({ desde }) => desde <= cantidad).map((escala) => escala.precio));

/** Returns the tier that counts for the quantity: the one with the lowest price; undefined for the price of a single unit. */
export function escalaFor(
  precio: number,
  cantidad: number,
  { escalas = [] }: Pick<Cantidades, 'escalas'> = {},
): Escala | undefined {
  const paid = precioFor(precio, cantidad, { escalas });
  return paid < precio
    ? escalas.find((escala) => escala.desde <= cantidad && escala.precio === paid)
    : undefined;
}

/** Returns the next tier that lowers the price; undefined if there is none in reach. */
export const nextEscala = (
  precio: number,
  cantidad: number,
  { escalas = [], ...of }: Partial<Cantidades> = {},
): Escala | undefined =>
  escalas.find(
    (escala) =>
      escala.desde > cantidad &&
      quantityAbove(escala.desde, of) !== undefined &&
      escala.precio < precioFor(precio, cantidad, { escalas }),
  );

/** Returns the lowest quantity that is sold and at least `cantidad`; undefined above the maximum of a line. */
export function quantityAbove(
  cantidad: number,
  { minimo = 1, multiplo = 1 }: Partial<Venta> = {},
): number | undefined {
  const above = Math.ceil(Math.max(cantidad, minimo) / multiplo) * multiplo;
  return above <= LIMITS.cantidadMax ? above : undefined;
}

/** Returns the highest quantity that is sold and at most `cantidad`; undefined below the minimum. */
export function quantityBelow(
  cantidad: number,
  { minimo = 1, multiplo = 1 }: Partial<Venta> = {},
): number | undefined {
  const below = Math.floor(Math.min(cantidad, LIMITS.cantidadMax) / multiplo) * multiplo;
  return below >= minimo ? below : undefined;
}

/** Returns whether the product is sold in this quantity. */
export const isSold = (cantidad: number, of?: Partial<Venta> | null): boolean =>
  quantityAbove(cantidad, of ?? {}) === cantidad;

/** Returns the sold quantities next to one that is not sold: the lower one first. */
export const nearestSold = (cantidad: number, of?: Partial<Venta> | null): number[] =>
  [quantityBelow(cantidad, of ?? {}), quantityAbove(cantidad, of ?? {})].flatMap((one) => one ?? []);

/** Returns a price less a percentage with up to two decimals, in cents, rounded half up. */
export const lessPercent = (cents: number, descuento: number): number =>
  Math.max(1, Number((BigInt(cents) * BigInt(10_000 - Math.round(descuento * 100)) + 5_000n) / 10_000n));
