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
import { proxy, useSnapshot } from 'valtio';
import { z } from 'zod';
import { useCuenta } from '../session/access.ts';
import { session } from '../session/session-store.ts';
import {
  type Carrito,
  type Cliente,
  carritoNuevo,
  estaSinUsar,
  guardados,
  type Pendiente,
} from './carrito.ts';

/** Those of all accounts that work at this computer. */
const todos = storedStore<Carrito[]>('carritos', guardados, []);
const actualGuardado = storedValue('carrito', z.string(), '', 'sessionStorage');
const pestana = proxy({ actual: actualGuardado.read() });

/** What is shown while there is none: nobody is signed in any more, or just so. */
const NINGUNO: Carrito = { ...carritoNuevo(''), carrito_id: '' };

const deCuenta = (cuenta: string | null, todos: Carrito[]) => todos.filter((one) => one.cuenta === cuenta);

const elActual = (abiertos: Carrito[], actual: string): Carrito =>
  abiertos.find(({ carrito_id }) => carrito_id === actual) ?? abiertos.at(-1) ?? NINGUNO;

function cambiar(edit: (todos: Carrito[], cuenta: string) => Carrito[]): void {
  const cuenta = session.userId();
  if (cuenta === null) return;
  todos.change((antes) => {
    const ahora = edit(antes, cuenta);
    return ahora.some((one) => one.cuenta === cuenta) ? ahora : [...ahora, carritoNuevo(cuenta)];
  });
  elegirCarrito(carritoActual().carrito_id);
}

const cambiarUno = (carrito_id: string, edit: (carrito: Carrito) => Partial<Carrito>): void =>
  cambiar((todos) => todos.map((one) => (one.carrito_id === carrito_id ? { ...one, ...edit(one) } : one)));

/** What was edited is no longer what was sent. */
const cambiarLineas = (carrito_id: string, edit: (lineas: CartLine[]) => CartLine[]): void =>
  cambiarUno(carrito_id, ({ lineas }) => ({ lineas: edit(lineas), envio: null }));

/** Takes over what is stored; what a page of the carts begins with. */
export const abrirCarritos = (): void => cambiar((todos) => todos);

/** Follows the other tabs. Returns a function that stops it. */
export const seguirOtrasPestanas = todos.open;

/** One more cart, which this tab works on from now. An empty one that nobody has chosen anything for gives way to it. */
export function agregarCarrito(pendientes: Pendiente[] = []): void {
  cambiar((todos, cuenta) => {
    const nuevo = carritoNuevo(cuenta, pendientes);
    pestana.actual = nuevo.carrito_id;
    return [...todos.filter((one) => one.cuenta !== cuenta || !estaSinUsar(one)), nuevo];
  });
}

export function elegirCarrito(carrito_id: string): void {
  pestana.actual = carrito_id;
  actualGuardado.write(carrito_id);
}

export const cerrarCarrito = (carrito_id: string): void =>
  cambiar((todos) => todos.filter((one) => one.carrito_id !== carrito_id));

export const vaciarCarrito = (carrito_id: string): void =>
  cambiarUno(carrito_id, () => ({ lineas: [], pendientes: [], avisos: [], envio: null }));

export const ponerCliente = (carrito_id: string, { usuario_id, ...datos }: Cliente): void =>
  cambiarUno(carrito_id, () => {
    const { nombre, apellido, nombre_comercio, email } = datos;
    return { cliente: { usuario_id, nombre, apellido, nombre_comercio, email }, envio: null };
  });

/** Raises a product's quantity, up to 1000, at today's price; answers how many went in. */
export function agregarProducto(carrito_id: string, producto: Producto, cantidad: number): number {
  const nueva = newLine(producto);
  let entraron = 0;
  cambiarLineas(carrito_id, (lineas) => {
    if (!nueva) return lineas;
    const { lines, added } = addLine(lineas, nueva, cantidad);
    entraron = added;
    return lines;
  });
  return entraron;
}

export const ponerCantidad = (carrito_id: string, producto_id: string, cantidad: number): void =>
  cambiarLineas(carrito_id, (lineas) => withQuantity(lineas, producto_id, cantidad));

export const quitarLinea = (carrito_id: string, producto_id: string): void =>
  cambiarLineas(carrito_id, (lineas) => withoutLine(lineas, producto_id));

export const olvidarAvisos = (carrito_id: string): void => cambiarUno(carrito_id, () => ({ avisos: [] }));

/** The first of what came from the storefront has been looked up: what there is becomes lines, the rest is told. */
export function recibirProductos(carrito_id: string, ids: readonly string[], productos: Producto[]): void {
  cambiarUno(carrito_id, (carrito) => {
    const vienen = carrito.pendientes.filter(({ producto_id }) => ids.includes(producto_id));
    let { lineas } = carrito;
    const avisos = [...carrito.avisos];
    let perdidos = 0;
    for (const { producto_id, cantidad } of vienen) {
      const producto = productos.find((one) => one.producto_id === producto_id);
      const nueva = producto?.disponible ? newLine(producto) : undefined;
      if (!producto) perdidos += 1;
      else if (!nueva) avisos.push(agotado(producto.nombre));
      else lineas = addLine(lineas, nueva, cantidad).lines;
    }
    if (perdidos === 1) avisos.push('1 producto ya no se vende: no pasó al carrito.');
    if (perdidos > 1) avisos.push(`${perdidos} productos ya no se venden: no pasaron al carrito.`);
    return { lineas, avisos, pendientes: carrito.pendientes.filter((one) => !vienen.includes(one)) };
  });
}

const agotado = (nombre: string) => `${nombre}: ya no está disponible y no está en el carrito.`;

/** The order that is about to be sent, or the one whose outcome is still open. */
export function empezarPedido(carrito_id: string, usuarioId: string): OrderAttempt {
  const empezar = ({ envio, lineas }: Carrito) => attemptOf(envio, usuarioId, lineas);
  cambiarUno(carrito_id, (carrito) => ({ envio: empezar(carrito) }));
  // The one that was just begun: the same content has the same key.
  return empezar(todos.get().find((one) => one.carrito_id === carrito_id) ?? NINGUNO);
}

/** The server refused: nothing was placed. What it says of the lines as they are now is taken over. */
export function soltarPedido(carrito_id: string, details: readonly RefusedLine[]): void {
  cambiarUno(carrito_id, ({ lineas, avisos }) => {
    const { lines, gone } = broughtUpToDate(lineas, details);
    return { lineas: lines, avisos: [...avisos, ...gone.map(agotado)], envio: null };
  });
}

/** The cart that this tab works on, as it is now: for callbacks, where `useCarritos` would not be listening. */
export const carritoActual = (): Carrito => elActual(deCuenta(session.userId(), todos.get()), pestana.actual);

export function useCarritos(): { abiertos: Carrito[]; actual: Carrito } {
  const { actual } = useSnapshot(pestana);
  const abiertos = deCuenta(useCuenta(), todos.use());
  return { abiertos, actual: elActual(abiertos, actual) };
}
