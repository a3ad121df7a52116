import type { Producto } from 'api-client/storefront';
import { LIMITS, toPesos } from 'api-client/storefront';
import type { Quantity } from 'app-core/cart/line';
import { newLine } from 'app-core/cart/lines';
import { subtotalCents } from 'app-core/cart/totals';
import { useState } from 'react';
import type { WantedItem } from '../cart/fill-up.ts';
import { toggled } from '../toggled.ts';

/** A product that may be picked, and how many of it unless somebody says otherwise. */
export interface Offered {
  producto: Producto;
  cantidad: number;
}

/** How many of each somebody has set, where that is not as many as are offered. */
export interface Quantities {
  set?: ReadonlyMap<string, number>;
  setMany: (productoId: string, cantidad: number) => void;
}

/** It is sold and there. */
export const isHad = ({ producto }: Offered): boolean => producto.disponible && producto.esta_activo;

/** What puts these into the cart, so many of each. */
export const wantedOf = <P extends Offered>(all: readonly P[], manyOf: (one: P) => number): WantedItem[] =>
  all.flatMap((one) => {
    const item = newLine(one.producto);
    return item ? [{ item, cantidad: manyOf(one) }] : [];
  });

/** Pesos, of today. */
export const sumOf = (wanted: readonly WantedItem[]): number =>
  toPesos(
    wanted.reduce((sum, { item, cantidad }) => sum + subtotalCents({ precio: item.precio, cantidad }), 0),
  );

/** Which are chosen, where the screen keeps that: what nobody chose is not wanted then. */
export interface Choice {
  chosen: ReadonlySet<string>;
  choose: (chosen: ReadonlySet<string>) => void;
}

/** Of a list of products: which are chosen, how many of each, and what that would put into the cart. */
export function usePicks(all: readonly Offered[], { set, setMany }: Quantities, choice?: Choice) {
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set());
  const { chosen, choose } = choice ?? { chosen: own, choose: setOwn };
  const manyOf = ({ producto, cantidad }: Offered) =>
    set?.get(producto.producto_id) ?? Math.min(cantidad, LIMITS.cantidadMax);
  // What is sold out meanwhile isn't chosen any more.
  const had = all.filter(isHad);
  const picked = had.filter(({ producto }) => chosen.has(producto.producto_id));
  const wanted = wantedOf(picked.length > 0 || choice ? picked : had, manyOf);
  return {
    manyOf,
    setMany,
    chosen,
    toggle: (productoId: string) => choose(toggled(chosen, productoId)),
    /** Those that are chosen; where none is and the screen keeps no choice, all that can be had. */
    wanted,
    some: picked.length > 0,
    total: sumOf(wanted),
  };
}
export type Picks = ReturnType<typeof usePicks>;

export const quantitiesOf = (wanted: readonly WantedItem[]): Quantity[] =>
  wanted.map(({ item, cantidad }) => ({ producto_id: item.producto_id, cantidad }));
