/**
 * The open carts of whoever is signed in, the same in all tabs. There is always one at least, and each tab works on one
 * of them: two tabs may serve two customers.
 */
import type { Producto } from 'api-client/backoffice';
import type { Quantity } from 'app-core/cart/line';
import { addLine, type RefusedLine, withoutLine, withQuantity } from 'app-core/cart/lines';
import { newId } from 'app-core/new-id';
import { storedStore } from 'app-core/stored-store';
import { storedValue } from 'app-core/stored-value';
import { useMemo } from 'react';
import * as v from 'valibot';
import { proxy, useSnapshot } from 'valtio';
import { useUsuarioId } from '../session/access.ts';
import { session } from '../session/session-store.ts';
import { type Carrito, carritosShape, isUnused, newCarrito } from './carrito.ts';
import { forgetProductos, learnProducto, learnRefusal } from './known-productos.ts';

/** Those of all accounts that work at this computer. */
const all = storedStore<Carrito[]>('carritos-abiertos', carritosShape, []);
const storedCurrent = storedValue('carrito', v.string(), '', 'sessionStorage');
const tab = proxy({ current: storedCurrent.read() });

/** What this tab put in last: `nth` is another one each time. */
const added = proxy({ carrito_id: '', producto_id: '', nth: 0 });

/** Where an older version kept them, with names and prices. One that is open in another tab still does. */
const older = storedValue<Carrito[] | null>('carritos', v.nullable(carritosShape), null);

/** Takes over what an older version kept, ids and quantities of it, and leaves nothing of it there. */
export function takeOverCarritos(): void {
  const found = older.read() ?? [];
  // First: it takes the room that the shorter one needs.
  older.write(null);
  if (found.length === 0) return;
  all.change((now) => {
    const known = new Set(now.map(({ carrito_id }) => carrito_id));
    return [...now, ...found.filter(({ carrito_id }) => !known.has(carrito_id))];
  });
}

/** What is shown while there is none: nobody is signed in any more, or just so. */
const NONE: Carrito = { ...newCarrito(''), carrito_id: '' };

const ofAccount = (id: string | null, all: Carrito[]) => all.filter(({ cuenta }) => cuenta === id);

const currentOf = (opened: Carrito[], current: string): Carrito =>
  opened.find(({ carrito_id }) => carrito_id === current) ?? opened.at(-1) ?? NONE;

function change(edit: (all: Carrito[], usuarioId: string) => Carrito[]): void {
  const usuarioId = session.userId();
  if (usuarioId === null) return;
  all.change((before) => {
    const now = edit(before, usuarioId);
    return now.some((one) => one.cuenta === usuarioId) ? now : [...now, newCarrito(usuarioId)];
  });
  chooseCarrito(currentCarrito().carrito_id);
}

const changeOne = (carrito_id: string, edit: (carrito: Carrito) => Partial<Carrito>): void =>
  change((all) => all.map((one) => (one.carrito_id === carrito_id ? { ...one, ...edit(one) } : one)));

/** What was edited is no longer what was sent. */
const changeLines = (carrito_id: string, edit: (lineas: Quantity[]) => Quantity[]): void =>
  changeOne(carrito_id, ({ lineas }) => ({ lineas: edit(lineas), envio: null }));

/** Takes over what is stored; what a page of the carts begins with. */
export function openCarritos(): void {
  takeOverCarritos();
  change((all) => all);
}

/** Follows the other tabs. Returns a function that stops it. */
export const followOtherTabs = all.open;

/** One more cart, which this tab works on from now. An empty one that nobody has chosen anything for gives way to it. */
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

/** Raises a product's quantity, up to 1000, at today's price; answers how many went in. */
export function addProducto(carrito_id: string, producto: Producto, cantidad: number): number {
  let count = 0;
  const { producto_id } = producto;
  if ('gone' in learnProducto(producto)) return count;
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

/** The key of the order that is about to be sent, or of the one whose outcome is still open. */
export function beginPedido(carrito_id: string): string {
  const begin = { clave: newId() };
  changeOne(carrito_id, ({ envio }) => ({ envio: envio ?? begin }));
  return carritoOf(carrito_id)?.envio?.clave ?? begin.clave;
}

/** Nothing came of the order with this key, and nothing will: the cart may change again. */
export const freeCarrito = (carrito_id: string, clave: string): void =>
  changeOne(carrito_id, ({ envio }) => (envio?.clave === clave ? { envio: null } : {}));

/** The server refused: nothing was placed. What it says of the products as they are now is taken over. */
export function releasePedido(carrito_id: string, details: readonly RefusedLine[]): void {
  learnRefusal(details);
  changeOne(carrito_id, () => ({ envio: null }));
}

/** An open cart, as it is now. */
export const carritoOf = (carrito_id: string | undefined): Carrito | undefined =>
  all.get().find((one) => one.carrito_id === carrito_id);
const lineasOf = (carrito_id: string) => carritoOf(carrito_id)?.lineas ?? [];

/** The cart that this tab works on, as it is now: for callbacks, where `useCarritos` would not be listening. */
export const currentCarrito = (): Carrito => currentOf(ofAccount(session.userId(), all.get()), tab.current);

export function useCarritos(): { opened: Carrito[]; current: Carrito } {
  const { current } = useSnapshot(tab);
  const usuarioId = useUsuarioId();
  const carritos = all.use();
  const opened = useMemo(() => ofAccount(usuarioId, carritos), [usuarioId, carritos]);
  return { opened, current: currentOf(opened, current) };
}

/** The product that came into a cart last, as long as none came into another one. */
export function useFresh(carrito_id: string): { producto_id: string | undefined; nth: number } {
  const last = useSnapshot(added);
  return { producto_id: last.carrito_id === carrito_id ? last.producto_id : undefined, nth: last.nth };
}

/** What `select` takes out of the cart that this tab works on: a component renders anew only when that is something else. */
export function usePartOfCarrito<S>(select: (carrito: Carrito) => S): S {
  const { current } = useSnapshot(tab);
  const usuarioId = useUsuarioId();
  return all.usePart((carritos) => select(currentOf(ofAccount(usuarioId, carritos), current)));
}

/** Units of a product that are in it. */
export const useCantidadInCarrito = (productoId: string): number =>
  usePartOfCarrito(
    ({ lineas }) => lineas.find(({ producto_id }) => producto_id === productoId)?.cantidad ?? 0,
  );
