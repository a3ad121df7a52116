/** The cart outlives the session; its prices do not. */
import type { Producto } from 'api-client/storefront';
import { type CartLine, type GoneLine, goneLine, type UnpricedLine } from 'app-core/cart/line';
import { addLine, newLine } from 'app-core/cart/lines';
import { cart } from './cart.ts';

/** Deletes all prices at the end of a session. Keeps the lines and the key of a pending order. */
export function forgetPrices(): void {
  const { items, envio } = cart.get();
  if (items.length === 0 && envio?.detalles === undefined) return;
  cart.change(({ items, unpriced = [], envio, cuenta, nota }) => ({
    items: [],
    unpriced: items.reduce<UnpricedLine[]>(withUnpriced, unpriced),
    ...(envio && { envio: { clave: envio.clave, usuarioId: envio.usuarioId } }),
    ...(cuenta && { cuenta }),
    ...(nota && { nota }),
  }));
}

const withUnpriced = (all: UnpricedLine[], line: CartLine): UnpricedLine[] => {
  const { producto_id, nombre, cantidad, imagenes, categoria, nota } = line;
  const unpriced = { producto_id, nombre, imagenes, categoria, ...(nota && { nota }) };
  return addLine<Omit<UnpricedLine, 'cantidad'>>(all, unpriced, cantidad).lines;
};

/** Adds today's prices to the lines of the last session. Returns the lines that became unavailable. */
export function receivePrices(ids: readonly string[], productos: readonly Producto[]): GoneLine[] {
  const gone: GoneLine[] = [];
  cart.change(({ items, unpriced = [], ...rest }) => {
    const arriving = unpriced.filter(({ producto_id }) => ids.includes(producto_id));
    const left = unpriced.filter((line) => !arriving.includes(line));
    let now = items;
    for (const { producto_id, nombre, cantidad, nota } of arriving) {
      const producto = productos.find((one) => one.producto_id === producto_id);
      const line = producto?.disponible ? newLine(producto) : undefined;
      if (line) now = addLine(now, { ...line, ...(nota && { nota }) }, cantidad).lines;
      else gone.push(goneLine({ producto_id, nombre }, producto !== undefined));
    }
    return { ...rest, items: now, ...(left.length > 0 && { unpriced: left }) };
  });
  return gone;
}
