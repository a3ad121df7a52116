/**
 * The open carts of whoever is signed in, the same in all tabs. There is always one at least, and each tab works on one
 * of them: two tabs may serve two customers.
 */
import type { Producto } from 'api-client/backoffice';
import type { CartLine, OrderAttempt } from 'app-core/cart/line';
import {
  addLine,
  broughtUpToDate,
  newLine,
  type RefusedLine,
  withoutLine,
  withQuantity,
} from 'app-core/cart/lines';
import { attemptOf } from 'app-core/order/attempt';
import { storedStore } from 'app-core/stored-store';
import { storedValue } from 'app-core/stored-value';
import * as v from 'valibot';
import { proxy, useSnapshot } from 'valtio';
import { useUsuarioId } from '../session/access.ts';
import { session } from '../session/session-store.ts';
import {
  type Carrito,
  type Cliente,
  carritosShape,
  clienteShape,
  isUnused,
  newCarrito,
  type Pending,
} from './carrito.ts';

/** Those of all accounts that work at this computer. */
const all = storedStore<Carrito[]>('carritos', carritosShape, []);
const storedCurrent = storedValue('carrito', v.string(), '', 'sessionStorage');
const tab = proxy({ current: storedCurrent.read() });

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
const changeLines = (carrito_id: string, edit: (lineas: CartLine[]) => CartLine[]): void =>
  changeOne(carrito_id, ({ lineas }) => ({ lineas: edit(lineas), envio: null }));

/** Takes over what is stored; what a page of the carts begins with. */
export const openCarritos = (): void => change((all) => all);

/** Follows the other tabs. Returns a function that stops it. */
export const followOtherTabs = all.open;

/** One more cart, which this tab works on from now. An empty one that nobody has chosen anything for gives way to it. */
export function addCarrito(pendientes: Pending[] = []): void {
  change((all, usuarioId) => {
    const added = newCarrito(usuarioId, pendientes);
    tab.current = added.carrito_id;
    return [...all.filter((one) => one.cuenta !== usuarioId || !isUnused(one)), added];
  });
}

export function chooseCarrito(carrito_id: string): void {
  tab.current = carrito_id;
  storedCurrent.write(carrito_id);
}

export const closeCarrito = (carrito_id: string): void =>
  change((all) => all.filter((one) => one.carrito_id !== carrito_id));

export const emptyCarrito = (carrito_id: string): void =>
  changeOne(carrito_id, () => ({ lineas: [], pendientes: [], avisos: [], envio: null }));

/** Keeps of an account what a cart shows, and nothing else. */
export const setCliente = (carrito_id: string, cliente: Cliente): void =>
  changeOne(carrito_id, () => ({ cliente: v.parse(clienteShape, cliente), envio: null }));

/** Raises a product's quantity, up to 1000, at today's price; answers how many went in. */
export function addProducto(carrito_id: string, producto: Producto, cantidad: number): number {
  const line = newLine(producto);
  let count = 0;
  changeLines(carrito_id, (lineas) => {
    if (!line) return lineas;
    const { lines, added } = addLine(lineas, line, cantidad);
    count = added;
    return lines;
  });
  return count;
}

export const setCantidad = (carrito_id: string, producto_id: string, cantidad: number): void =>
  changeLines(carrito_id, (lineas) => withQuantity(lineas, producto_id, cantidad));

export const removeLine = (carrito_id: string, producto_id: string): void =>
  changeLines(carrito_id, (lineas) => withoutLine(lineas, producto_id));

export const dismissNotices = (carrito_id: string): void => changeOne(carrito_id, () => ({ avisos: [] }));

/** The first of what came from the storefront has been looked up: what there is becomes lines, the rest is told. */
export function receiveProductos(carrito_id: string, ids: readonly string[], productos: Producto[]): void {
  changeOne(carrito_id, ({ pendientes, ...carrito }) => {
    const arriving = pendientes.filter(({ producto_id }) => ids.includes(producto_id));
    const avisos = [...carrito.avisos];
    let { lineas } = carrito;
    let lost = 0;
    for (const { producto_id, cantidad } of arriving) {
      const producto = productos.find((one) => one.producto_id === producto_id);
      const line = producto?.disponible ? newLine(producto) : undefined;
      if (!producto) lost += 1;
      else if (!line) avisos.push(soldOut(producto.nombre));
      else lineas = addLine(lineas, line, cantidad).lines;
    }
    if (lost === 1) avisos.push('1 producto ya no se vende: no pasó al carrito.');
    if (lost > 1) avisos.push(`${lost} productos ya no se venden: no pasaron al carrito.`);
    return { lineas, avisos, pendientes: pendientes.filter((one) => !arriving.includes(one)) };
  });
}

const soldOut = (nombre: string) => `${nombre}: ya no está disponible y no está en el carrito.`;

/** The order that is about to be sent, or the one whose outcome is still open. */
export function beginPedido(carrito_id: string, usuarioId: string): OrderAttempt {
  const begin = ({ envio, lineas }: Carrito) => attemptOf(envio, usuarioId, lineas);
  changeOne(carrito_id, (carrito) => ({ envio: begin(carrito) }));
  // The one that was just begun: the same content has the same key.
  return begin(all.get().find((one) => one.carrito_id === carrito_id) ?? NONE);
}

/** The server refused: nothing was placed. What it says of the lines as they are now is taken over. */
export function releasePedido(carrito_id: string, details: readonly RefusedLine[]): void {
  changeOne(carrito_id, ({ lineas, avisos }) => {
    const { lines, gone } = broughtUpToDate(lineas, details);
    return { lineas: lines, avisos: [...avisos, ...gone.map(soldOut)], envio: null };
  });
}

/** The cart that this tab works on, as it is now: for callbacks, where `useCarritos` would not be listening. */
export const currentCarrito = (): Carrito => currentOf(ofAccount(session.userId(), all.get()), tab.current);

export function useCarritos(): { opened: Carrito[]; current: Carrito } {
  const { current } = useSnapshot(tab);
  const opened = ofAccount(useUsuarioId(), all.use());
  return { opened, current: currentOf(opened, current) };
}

/** Units of a product that are in the cart that this tab works on: a component renders anew only when they change. */
export function useCantidadInCarrito(productoId: string): number {
  const { current } = useSnapshot(tab);
  const usuarioId = useUsuarioId();
  return all.usePart((carritos) => {
    const { lineas } = currentOf(ofAccount(usuarioId, carritos), current);
    return lineas.find(({ producto_id }) => producto_id === productoId)?.cantidad ?? 0;
  });
}
