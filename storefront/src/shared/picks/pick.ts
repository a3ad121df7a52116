import type { Producto } from 'api-client/storefront';
import { LIMITS, toPesos } from 'api-client/storefront';
import { isNeto } from 'app-core/cart/iva';
import type { Quantity } from 'app-core/cart/line';
import { newLine } from 'app-core/cart/lines';
import { subtotalCents } from 'app-core/cart/totals';
import { useState } from 'react';
import type { WantedItem } from '../cart/fill-up.ts';
import { toggled } from '../toggled.ts';

/** A product with its default quantity. */
export interface ProductChoice {
  producto: Producto;
  cantidad: number;
}

/** Quantities that the user set, if different from the default. */
export interface Quantities {
  set?: ReadonlyMap<string, number>;
  setMany: (productoId: string, cantidad: number) => void;
}

/** True if the product is active and in stock. */
export const isAvailable = ({ producto }: ProductChoice): boolean =>
  producto.disponible && producto.esta_activo;

/** Returns the cart items with their quantities. Skips products without a price. */
export const cartItemsOf = <P extends ProductChoice>(
  all: readonly P[],
  manyOf: (one: P) => number,
): WantedItem[] =>
  all.flatMap((one) => {
    const item = newLine(one.producto);
    return item ? [{ item, cantidad: manyOf(one) }] : [];
  });

/** Returns the sum in pesos at today's prices. */
export const sumOf = (wanted: readonly WantedItem[]): number =>
  toPesos(wanted.reduce((sum, { item, cantidad }) => sum + subtotalCents({ ...item, cantidad }), 0));

/** Returns whether the customer sees the items' prices without the tax. The sum has the tax. */
export const hasNeto = (wanted: readonly WantedItem[]): boolean => wanted.some(({ item }) => isNeto(item));

/** Choice that the screen stores. With it, only chosen products are wanted. */
export interface Choice {
  chosen: ReadonlySet<string>;
  choose: (chosen: ReadonlySet<string>) => void;
}

/** State of a product list: chosen products, quantities and the resulting cart items. */
export function usePicks(all: readonly ProductChoice[], { set, setMany }: Quantities, choice?: Choice) {
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set());
  const { chosen, choose } = choice ?? { chosen: own, choose: setOwn };
  const manyOf = ({ producto, cantidad }: ProductChoice) =>
    set?.get(producto.producto_id) ?? Math.min(cantidad, LIMITS.cantidadMax);
  // Products that became unavailable are no longer chosen.
  const had = all.filter(isAvailable);
  const picked = had.filter(({ producto }) => chosen.has(producto.producto_id));
  const wanted = cartItemsOf(picked.length > 0 || choice ? picked : had, manyOf);
  return {
    manyOf,
    setMany,
    chosen,
    toggle: (productoId: string) => choose(toggled(chosen, productoId)),
    /** The chosen products. Without any and without a stored choice: all available products. */
    wanted,
    some: picked.length > 0,
    total: sumOf(wanted),
  };
}
export type Picks = ReturnType<typeof usePicks>;

export const quantitiesOf = (wanted: readonly WantedItem[]): Quantity[] =>
  wanted.map(({ item, cantidad }) => ({ producto_id: item.producto_id, cantidad }));
