import { montoMinimoText, toCents } from 'api-client/backoffice';
import { modoOf } from 'app-core/cart/iva';
import type { Quantity } from 'app-core/cart/line';
import { type NewLine, unsoldLines } from 'app-core/cart/lines';
import { totalCents } from 'app-core/cart/totals';
import { useMemo } from 'react';
import type { Carrito } from './carritos.ts';
import { type KnownProductos, knownProductos, useKnownProductos } from './known-productos.ts';

type CartLine = NewLine & Pick<Quantity, 'cantidad'>;

/** A cart's lines with the known product data. */
export interface Contents {
  /** Available lines, at the price that was shown. */
  lines: CartLine[];
  /** Unavailable lines. */
  gone: { producto_id: string; cantidad: number; nombre: string | undefined; text: string }[];
  /** Ids of products to look up. */
  unknown: string[];
}

const GONE_TEXTS = {
  unavailable: 'Ya no está disponible: no va en el pedido.',
  unsold: 'Ya no se vende: no va en el pedido.',
};

/** The same object for an unchanged line, so that memoised components do not re-render. */
const lineCache = new WeakMap<NewLine, CartLine>();

function toLine(of: NewLine, cantidad: number): CartLine {
  const before = lineCache.get(of);
  if (before?.cantidad === cantidad) return before;
  const line = { ...of, cantidad };
  lineCache.set(of, line);
  return line;
}

function toContents({ lineas }: Pick<Carrito, 'lineas'>, all: KnownProductos): Contents {
  const contents: Contents = { lines: [], gone: [], unknown: [] };
  for (const { producto_id, cantidad } of lineas) {
    const producto = all.get(producto_id);
    if (!producto) contents.unknown.push(producto_id);
    else if ('line' in producto) contents.lines.push(toLine(producto.line, cantidad));
    else
      contents.gone.push({ producto_id, cantidad, nombre: producto.nombre, text: GONE_TEXTS[producto.gone] });
  }
  return contents;
}

/** Returns the same object while nothing changes. */
export function useContents({ lineas, cliente }: Carrito): Contents {
  const producto = useKnownProductos(cliente);
  return useMemo(() => toContents({ lineas }, producto), [lineas, producto]);
}

/**
 * Returns why the known lines can't be ordered: a quantity that is not sold, or less than `minimo`, in ARS. An order that
 * was sent may be sent again with any quantity.
 */
export function blockedText(
  { lines }: Pick<Contents, 'lines'>,
  minimo: number,
  { envio }: Pick<Carrito, 'envio'>,
) {
  const [first, ...others] = envio === null ? unsoldLines(lines) : [];
  if (first) {
    const which = others.length > 0 ? `${others.length + 1} productos` : first.nombre;
    return `Corrige la cantidad de ${which} para hacer el pedido.`;
  }
  return totalCents(lines) >= toCents(minimo) ? undefined : montoMinimoText(minimo, modoOf(lines));
}

/** Returns the current contents, for callbacks. */
export const currentContents = (carrito: Carrito): Contents =>
  toContents(carrito, knownProductos(carrito.cliente));
