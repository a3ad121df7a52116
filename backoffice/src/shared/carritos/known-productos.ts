/**
 * Product data for the carts, only in memory, so that names and prices are dropped with the session. A price
 * stays as shown until the server sends another. Each customer has their own prices, so the data is stored per customer.
 */
import type { Producto } from 'api-client/backoffice';
import type { Quantity } from 'app-core/cart/line';
import { type NewLine, newLine, priceOf, type RefusedLine } from 'app-core/cart/lines';
import { proxy, ref, useSnapshot } from 'valtio';

/** `gone`: currently unavailable, or no longer sold. */
export type KnownProducto =
  | { line: NewLine }
  | { gone: 'unavailable' | 'unsold'; nombre: string | undefined };
export type KnownProductos = ReadonlyMap<string, KnownProducto>;

/** The customer whose prices a cart has; null before one is chosen. */
type Cliente = string | null;

const store = proxy<{ known: ReadonlyMap<Cliente, KnownProductos> }>({ known: ref(new Map()) });
const NONE: KnownProductos = new Map();

export const knownProductos = (cliente: Cliente): KnownProductos => store.known.get(cliente) ?? NONE;
export const useKnownProductos = (cliente: Cliente): KnownProductos =>
  useSnapshot(store).known.get(cliente) ?? NONE;

function learn(cliente: Cliente, news: Iterable<readonly [string, KnownProducto]>): void {
  store.known = ref(new Map([...store.known, [cliente, new Map([...knownProductos(cliente), ...news])]]));
}

const toKnownProducto = (producto: Producto): KnownProducto => {
  const { nombre, disponible } = producto;
  const line = disponible ? newLine(producto) : undefined;
  return line ? { line } : { gone: 'unavailable', nombre };
};

export function learnProducto(cliente: Cliente, producto: Producto): KnownProducto {
  const known = toKnownProducto(producto);
  learn(cliente, [[producto.producto_id, known]]);
  return known;
}

/** Stores the response; requested products that are missing are no longer sold. */
export function learnProductos(
  cliente: Cliente,
  ids: readonly string[],
  productos: readonly Producto[],
): void {
  const found = new Map(productos.map((producto) => [producto.producto_id, producto]));
  learn(
    cliente,
    ids.map((id) => {
      const producto = found.get(id);
      return [id, producto ? toKnownProducto(producto) : { gone: 'unsold', nombre: undefined }];
    }),
  );
}

/** Stores the current products from a refused order with these lines. */
export function learnRefusal(
  cliente: Cliente,
  details: readonly RefusedLine[],
  lineas: readonly Quantity[],
): void {
  learn(
    cliente,
    details.flatMap(({ actual }): [string, KnownProducto][] => {
      const known = actual && knownProductos(cliente).get(actual.producto_id);
      if (!known || !('line' in known)) return [];
      const { line } = known;
      if (!actual.disponible || actual.precio === null) {
        return [[actual.producto_id, { gone: 'unavailable', nombre: line.nombre }]];
      }
      const { cantidades, precio_de_uno: precio = actual.precio } = actual;
      const cantidad = lineas.find(({ producto_id }) => producto_id === actual.producto_id)?.cantidad ?? 1;
      const seen = priceOf({ ...line, cantidad });
      const changed = actual.precio !== seen && { precio_antes: seen };
      return [[actual.producto_id, { line: { ...line, precio, cantidades, ...changed } }]];
    }),
  );
}

/** Drops the customer's product data: the prices, or how they show IVA, have changed. */
export function forgetPricesOf(cliente: string): void {
  store.known = ref(new Map([...store.known].filter(([one]) => one !== cliente)));
}

/** Drops product data, so that it is looked up again. */
export function forgetProductos(of: readonly Quantity[] | 'all'): void {
  const removedIds = new Set(of === 'all' ? [] : of.map(({ producto_id }) => producto_id));
  const left = [...store.known].map(([cliente, productos]): [Cliente, KnownProductos] => [
    cliente,
    new Map([...productos].filter(([id]) => !removedIds.has(id))),
  ]);
  store.known = ref(new Map(of === 'all' ? [] : left));
}
