/**
 * The open carts, the same in all tabs: every change starts from what is stored. There is always one at least, and each
 * tab works on one of them.
 */
import { type ErrorBody, LIMITES, type Producto } from 'api-client/backoffice';
import { proxy, snapshot, useSnapshot } from 'valtio';
import {
  type Carrito,
  type Cliente,
  carritoNuevo,
  type Envio,
  esDeCarritos,
  guardar,
  guardarActual,
  type Linea,
  leerActual,
  leerGuardados,
  type Pendiente,
} from './carrito.ts';
import { lineaDe, sumarLinea } from './lineas.ts';

const primero = carritoNuevo();
const store = proxy<{ abiertos: Carrito[]; actual: string }>({
  abiertos: [primero],
  actual: primero.carrito_id,
});
let guardado = true;

function tomar(abiertos: Carrito[]): void {
  store.abiertos = abiertos.length > 0 ? abiertos : [carritoNuevo()];
  if (!store.abiertos.some(({ carrito_id }) => carrito_id === store.actual)) {
    const antes = leerActual();
    const found = store.abiertos.find(({ carrito_id }) => carrito_id === antes) ?? store.abiertos.at(-1);
    store.actual = found?.carrito_id ?? '';
  }
}

function cambiar(edit: (abiertos: Carrito[]) => Carrito[]): void {
  if (guardado) tomar(leerGuardados());
  tomar(edit(store.abiertos));
  guardado = guardar(snapshot(store).abiertos as Carrito[]);
  guardarActual(store.actual);
}

const cambiarUno = (carrito_id: string, edit: (carrito: Carrito) => Partial<Carrito>): void =>
  cambiar((abiertos) =>
    abiertos.map((one) => (one.carrito_id === carrito_id ? { ...one, ...edit(one) } : one)),
  );

/** What was edited is no longer what was sent. */
const cambiarLineas = (carrito_id: string, edit: (lineas: Linea[]) => Linea[]): void =>
  cambiarUno(carrito_id, ({ lineas }) => ({ lineas: edit(lineas), envio: null }));

/** Takes over what is stored; what a page of the carts begins with. */
export const abrirCarritos = (): void => cambiar((abiertos) => abiertos);

/** Follows the other tabs. Returns a function that stops it. */
export function seguirOtrasPestanas(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (esDeCarritos(event)) tomar(leerGuardados());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** One more cart, which this tab works on from now. An empty one that nobody has chosen anything for gives way to it. */
export function agregarCarrito(pendientes: Pendiente[] = []): void {
  const nuevo = carritoNuevo(pendientes);
  cambiar((abiertos) => [...abiertos.filter((one) => !estaSinUsar(one)), nuevo]);
  elegirCarrito(nuevo.carrito_id);
}

export const estaSinUsar = ({ cliente, lineas, pendientes, avisos }: CarritoVisto): boolean =>
  cliente === null && lineas.length + pendientes.length + avisos.length === 0;

export function elegirCarrito(carrito_id: string): void {
  store.actual = carrito_id;
  guardarActual(carrito_id);
}

export const cerrarCarrito = (carrito_id: string): void =>
  cambiar((abiertos) => abiertos.filter((one) => one.carrito_id !== carrito_id));

export const vaciarCarrito = (carrito_id: string): void =>
  cambiarUno(carrito_id, () => ({ lineas: [], pendientes: [], avisos: [], envio: null }));

export const ponerCliente = (carrito_id: string, { usuario_id, ...datos }: Cliente): void =>
  cambiarUno(carrito_id, () => {
    const { nombre, apellido, nombre_comercio, email } = datos;
    return { cliente: { usuario_id, nombre, apellido, nombre_comercio, email }, envio: null };
  });

/** Raises a product's quantity, up to 1000, at today's price; answers how many went in. */
export function agregarProducto(carrito_id: string, producto: Producto, cantidad: number): number {
  let entraron = 0;
  cambiarLineas(carrito_id, (lineas) => {
    const sumado = sumarLinea(lineas, producto, cantidad);
    entraron = sumado.entraron;
    return sumado.lineas;
  });
  return entraron;
}

export function ponerCantidad(carrito_id: string, producto_id: string, cantidad: number): void {
  if (!Number.isInteger(cantidad) || cantidad < 1 || cantidad > LIMITES.cantidadMaxima) return;
  cambiarLineas(carrito_id, (lineas) =>
    lineas.map((linea) => (linea.producto_id === producto_id ? { ...linea, cantidad } : linea)),
  );
}

export const quitarLinea = (carrito_id: string, producto_id: string): void =>
  cambiarLineas(carrito_id, (lineas) => lineas.filter((linea) => linea.producto_id !== producto_id));

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
      if (!producto) perdidos += 1;
      else if (!producto.disponible || !lineaDe(producto, cantidad)) avisos.push(agotado(producto.nombre));
      else lineas = sumarLinea(lineas, producto, cantidad).lineas;
    }
    if (perdidos === 1) avisos.push('1 producto ya no se vende: no pasó al carrito.');
    if (perdidos > 1) avisos.push(`${perdidos} productos ya no se venden: no pasaron al carrito.`);
    return { lineas, avisos, pendientes: carrito.pendientes.filter((one) => !vienen.includes(one)) };
  });
}

const agotado = (nombre: string) => `${nombre}: ya no está disponible y no está en el carrito.`;

/** The order that is about to be sent, or the one whose outcome is still open: same key, same content. */
export function empezarPedido(carrito_id: string, usuarioId: string): Envio {
  cambiarUno(carrito_id, ({ envio, lineas }) => ({
    envio: envio ?? {
      clave: crypto.randomUUID(),
      usuarioId,
      detalles: lineas.map(({ producto_id, cantidad, precio }) => ({
        producto_id,
        cantidad,
        precio_unitario: precio,
      })),
    },
  }));
  return snapshot(store).abiertos.find((one) => one.carrito_id === carrito_id)?.envio as Envio;
}

/** The server refused: nothing was placed. What it says of the lines as they are now is taken over. */
export function soltarPedido(carrito_id: string, details: readonly Detalle[]): void {
  cambiarUno(carrito_id, ({ lineas, avisos }) => {
    const ahora = new Map(details.flatMap(({ actual }) => (actual ? [[actual.producto_id, actual]] : [])));
    const quedan = lineas.flatMap((linea): Linea[] => {
      const actual = ahora.get(linea.producto_id);
      if (!actual) return [linea];
      if (!actual.disponible || actual.precio === null) return [];
      if (actual.precio === linea.precio) return [linea];
      return [{ ...linea, precio: actual.precio, precio_antes: linea.precio }];
    });
    const idos = lineas.filter(({ producto_id }) => !quedan.some((one) => one.producto_id === producto_id));
    return { lineas: quedan, avisos: [...avisos, ...idos.map(({ nombre }) => agotado(nombre))], envio: null };
  });
}

type Detalle = NonNullable<ErrorBody['details']>[number];
type Visto<T> = T extends object ? { readonly [K in keyof T]: Visto<T[K]> } : T;
/** A cart as a snapshot shows it. */
export type CarritoVisto = Visto<Carrito>;

/** The cart that this tab works on, as it is now: for callbacks, where `useCarritos` would not be listening. */
export const carritoActual = (): CarritoVisto => delAbiertos(snapshot(store));

function delAbiertos({ abiertos, actual }: { abiertos: readonly CarritoVisto[]; actual: string }) {
  const found = abiertos.find(({ carrito_id }) => carrito_id === actual) ?? abiertos[0];
  if (!found) throw new Error('There is always one cart.');
  return found;
}

export function useCarritos(): { abiertos: readonly CarritoVisto[]; actual: CarritoVisto } {
  const seen = useSnapshot(store);
  return { abiertos: seen.abiertos, actual: delAbiertos(seen) };
}
