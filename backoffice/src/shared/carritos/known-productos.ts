/**
 * What the products of the carts are, as this page was told: in memory alone, so that names and prices go with the
 * session. A price stays as it was seen until the server says another.
 */
import type { Producto } from 'api-client/backoffice';
import type { Quantity } from 'app-core/cart/line';
import { type NewLine, newLine, type RefusedLine } from 'app-core/cart/lines';
import { proxy, ref, useSnapshot } from 'valtio';

/** `gone`: not for sale now, or not any more. */
export type Known = { line: NewLine } | { gone: 'unavailable' | 'unsold'; nombre: string | undefined };
export type KnownProductos = ReadonlyMap<string, Known>;

const store = proxy<{ known: KnownProductos }>({ known: ref(new Map()) });

export const knownProductos = (): KnownProductos => store.known;
export const useKnownProductos = (): KnownProductos => useSnapshot(store).known;

function learn(news: Iterable<readonly [string, Known]>): void {
  store.known = ref(new Map([...store.known, ...news]));
}

const knownAs = (producto: Producto): Known => {
  const line = producto.disponible ? newLine(producto) : undefined;
  return line ? { line } : { gone: 'unavailable', nombre: producto.nombre };
};

export function learnProducto(producto: Producto): Known {
  const known = knownAs(producto);
  learn([[producto.producto_id, known]]);
  return known;
}

/** What was asked for, and what came of it: what did not come is no longer sold. */
export function learnProductos(ids: readonly string[], productos: readonly Producto[]): void {
  const found = new Map(productos.map((producto) => [producto.producto_id, producto]));
  learn(
    ids.map((id) => {
      const producto = found.get(id);
      return [id, producto ? knownAs(producto) : { gone: 'unsold', nombre: undefined }];
    }),
  );
}

/** The server refused an order: its products as they are now. */
export function learnRefusal(details: readonly RefusedLine[]): void {
  learn(
    details.flatMap(({ actual }): [string, Known][] => {
      const known = actual && store.known.get(actual.producto_id);
      if (!known || !('line' in known)) return [];
      const { line } = known;
      if (!actual.disponible || actual.precio === null) {
        return [[actual.producto_id, { gone: 'unavailable', nombre: line.nombre }]];
      }
      if (actual.precio === line.precio) return [];
      return [[actual.producto_id, { line: { ...line, precio: actual.precio, precio_antes: line.precio } }]];
    }),
  );
}

/** They are looked up anew where they are shown the next time. */
export function forgetProductos(of: readonly Quantity[] | 'all'): void {
  const gone = of === 'all' ? [...store.known.keys()] : of.map(({ producto_id }) => producto_id);
  store.known = ref(new Map([...store.known].filter(([id]) => !gone.includes(id))));
}
