/**
 * A cart of an order for a customer, as stored in local storage; field names must stay. Storage outlives the
 * session, so only ids and quantities are stored, without names or prices. Stored data is validated, and
 * invalid parts are dropped.
 */

import { LIMITS, type Producto } from 'api-client/backoffice';
import { cantidad } from 'api-client/backoffice-forms';
import { id, type Quantity, quantities, validItems, withoutDuplicates } from 'app-core/cart/line';
import { addLine, type RefusedLine, withoutLine, withQuantity } from 'app-core/cart/lines';
import { newId } from 'app-core/new-id';
import { storedStore } from 'app-core/stored-store';
import { storedValue } from 'app-core/stored-value';
import { useMemo } from 'react';
import * as v from 'valibot';
import { proxy, useSnapshot } from 'valtio';
import { z } from 'zod';
import { session, useUsuarioId } from '../session/access.ts';
import { forgetProductos, learnProducto, learnRefusal } from './known-productos.ts';

const cliente = v.pipe(
  v.union([id, v.object({ usuario_id: id })]),
  v.transform((found) => (typeof found === 'string' ? found : found.usuario_id)),
);

const carrito = v.pipe(
  v.object({
    carrito_id: v.pipe(v.string(), v.uuid()),
    /** The account that owns the cart; other accounts can't see or order it. */
    cuenta: v.pipe(v.string(), v.uuid()),
    /** The customer's account. */
    cliente: v.fallback(v.nullable(cliente), null),
    lineas: quantities,
    /** From an older version: products of the storefront that were not looked up. */
    pendientes: quantities,
    /** The idempotency key of an order with an unknown outcome. */
    envio: v.fallback(v.nullable(v.object({ clave: id })), null),
  }),
  v.transform(({ pendientes, ...carrito }) => ({
    ...carrito,
    lineas: withoutDuplicates([...carrito.lineas, ...pendientes]),
  })),
);

export type Carrito = v.InferOutput<typeof carrito>;

export const carritosShape = validItems(carrito);

export const newCarrito = (cuenta: string, lineas: Quantity[] = []): Carrito => ({
  carrito_id: newId(),
  cuenta,
  cliente: null,
  lineas,
  envio: null,
});

export const isUnused = ({ cliente, lineas }: Carrito): boolean => cliente === null && lineas.length === 0;

/**
 * The account's open carts, shared between tabs. At least one exists, and each tab has a current cart: two
 * tabs may serve two customers.
 */

/** The carts of all accounts on this computer. */
const carritosStore = storedStore<Carrito[]>('carritos-abiertos', carritosShape, []);
const storedCurrent = storedValue('carrito', v.string(), '', 'sessionStorage');
const tab = proxy({ current: storedCurrent.read() });

/** The product that this tab added last; `nth` counts the additions. */
const added = proxy({ carrito_id: '', producto_id: '', nth: 0 });

/** An older version's storage, with names and prices. An open tab of that version still writes it. */
const older = storedValue<Carrito[] | null>('carritos', v.nullable(carritosShape), null);

/** Migrates ids and quantities of an older version's carts, and deletes the old data. */
export function migrateCarritos(): void {
  const found = older.read() ?? [];
  // Delete first, to free the space.
  older.write(null);
  if (found.length === 0) return;
  carritosStore.change((now) => {
    const existingIds = new Set(now.map(({ carrito_id }) => carrito_id));
    return [...now, ...found.filter(({ carrito_id }) => !existingIds.has(carrito_id))];
  });
}

/** A placeholder without an account. */
const NONE: Carrito = { ...newCarrito(''), carrito_id: '' };

const ofAccount = (id: string | null, all: Carrito[]) => all.filter(({ cuenta }) => cuenta === id);

const currentOf = (opened: Carrito[], current: string): Carrito =>
  opened.find(({ carrito_id }) => carrito_id === current) ?? opened.at(-1) ?? NONE;

function change(edit: (all: Carrito[], usuarioId: string) => Carrito[]): void {
  const usuarioId = session.userId();
  if (usuarioId === null) return;
  carritosStore.change((before) => {
    const now = edit(before, usuarioId);
    return now.some((one) => one.cuenta === usuarioId) ? now : [...now, newCarrito(usuarioId)];
  });
  chooseCarrito(currentCarrito().carrito_id);
}

const changeOne = (carrito_id: string, edit: (carrito: Carrito) => Partial<Carrito>): void =>
  change((all) => all.map((one) => (one.carrito_id === carrito_id ? { ...one, ...edit(one) } : one)));

/** An edited cart is a different order, so its key is dropped. */
const changeLines = (carrito_id: string, edit: (lineas: Quantity[]) => Quantity[]): void =>
  changeOne(carrito_id, ({ lineas }) => ({ lineas: edit(lineas), envio: null }));

/** Loads the stored carts when a page with carts opens. */
export function openCarritos(): void {
  migrateCarritos();
  change((all) => all);
}

/** Follows other tabs. Returns a function that stops it. */
export const followOtherTabs = carritosStore.open;

/** Adds a cart and makes it current. Replaces an empty cart without a customer. */
export function addCarrito(lineas: Quantity[] = []): void {
  change((all, usuarioId) => {
    const opened = newCarrito(usuarioId, lineas);
    tab.current = opened.carrito_id;
    return [...all.filter((one) => one.cuenta !== usuarioId || !isUnused(one)), opened];
  });
}

export function chooseCarrito(carrito_id: string): void {
  tab.current = carrito_id;
  storedCurrent.write(carrito_id);
}

export function closeCarrito(carrito_id: string): void {
  forgetProductos(lineasOf(carrito_id));
  change((all) => all.filter((one) => one.carrito_id !== carrito_id));
}

export const emptyCarrito = (carrito_id: string): void =>
  changeOne(carrito_id, () => ({ lineas: [], envio: null }));

export const setCliente = (carrito_id: string, usuario_id: string): void =>
  changeOne(carrito_id, () => ({ cliente: usuario_id, envio: null }));

/** Raises a product's quantity, up to 1000. Returns how many were added. */
export function addProducto(carrito_id: string, producto: Producto, cantidad: number): number {
  let count = 0;
  const { producto_id } = producto;
  if ('gone' in learnProducto(clienteOf(carrito_id), producto)) return count;
  changeLines(carrito_id, (lineas) => {
    const grown = addLine(lineas, { producto_id }, cantidad);
    count = grown.added;
    return grown.lines;
  });
  if (count > 0) Object.assign(added, { carrito_id, producto_id, nth: added.nth + 1 });
  return count;
}

export const setCantidad = (carrito_id: string, producto_id: string, cantidad: number): void =>
  changeLines(carrito_id, (lineas) => withQuantity(lineas, producto_id, cantidad));

export const removeLine = (carrito_id: string, producto_id: string): void =>
  changeLines(carrito_id, (lineas) => withoutLine(lineas, producto_id));

/** Returns the idempotency key of the order to send, or of the order with an unknown outcome. */
export function beginPedido(carrito_id: string): string {
  const begin = { clave: newId() };
  changeOne(carrito_id, ({ envio }) => ({ envio: envio ?? begin }));
  return carritoOf(carrito_id)?.envio?.clave ?? begin.clave;
}

/** Unlocks the cart: the order with this key was not placed. */
export const unlockCarrito = (carrito_id: string, clave: string): void =>
  changeOne(carrito_id, ({ envio }) => (envio?.clave === clave ? { envio: null } : {}));

/** Unlocks the cart after a refusal, and stores the products from the response. */
export function releasePedido(carrito_id: string, details: readonly RefusedLine[]): void {
  learnRefusal(clienteOf(carrito_id), details, lineasOf(carrito_id));
  changeOne(carrito_id, () => ({ envio: null }));
}

/** Returns an open cart; undefined if it is closed. */
export const carritoOf = (carrito_id: string | undefined): Carrito | undefined =>
  carritosStore.get().find((one) => one.carrito_id === carrito_id);
const clienteOf = (carrito_id: string) => carritoOf(carrito_id)?.cliente ?? null;
const lineasOf = (carrito_id: string) => carritoOf(carrito_id)?.lineas ?? [];

/** Returns this tab's cart, for callbacks outside of React. */
export const currentCarrito = (): Carrito =>
  currentOf(ofAccount(session.userId(), carritosStore.get()), tab.current);

export function useCarritos(): { opened: Carrito[]; current: Carrito } {
  const { current } = useSnapshot(tab);
  const usuarioId = useUsuarioId();
  const carritos = carritosStore.use();
  const opened = useMemo(() => ofAccount(usuarioId, carritos), [usuarioId, carritos]);
  return { opened, current: currentOf(opened, current) };
}

/** Returns the product last added to this cart, unless another cart got a later one. */
export function useLastAdded(carrito_id: string): { producto_id: string | undefined; nth: number } {
  const last = useSnapshot(added);
  return { producto_id: last.carrito_id === carrito_id ? last.producto_id : undefined, nth: last.nth };
}

/** Returns a part of this tab's cart; re-renders only when that part changes. */
export function usePartOfCarrito<S>(select: (carrito: Carrito) => S): S {
  const { current } = useSnapshot(tab);
  const usuarioId = useUsuarioId();
  return carritosStore.usePart((carritos) => select(currentOf(ofAccount(usuarioId, carritos), current)));
}

/** Returns the quantity of a product in the cart. */
export const useCantidadInCarrito = (productoId: string): number =>
  usePartOfCarrito(
    ({ lineas }) => lineas.find(({ producto_id }) => producto_id === productoId)?.cantidad ?? 0,
  );

const entry = z.tuple([z.uuid(), z.coerce.number().pipe(cantidad)]);

/**
 * Reads a cart from the storefront in the URL's fragment: `carrito=<producto_id>:<cantidad>,…`. Drops invalid
 * parts, because anyone can write a URL, and duplicate products.
 */
export function readHandOver(hash: string): Quantity[] {
  const found = new Map<string, Quantity>();
  for (const text of new URLSearchParams(hash).get('carrito')?.split(',') ?? []) {
    const { success, data } = entry.safeParse(text.split(':'));
    if (success) found.set(data[0], { producto_id: data[0], cantidad: data[1] });
  }
  return [...found.values()].slice(0, LIMITS.detallesPerPedido);
}
