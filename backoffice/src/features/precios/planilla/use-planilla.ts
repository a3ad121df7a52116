import type { Producto } from 'api-client/backoffice';
import { precioFault } from 'api-client/backoffice';
import { useState } from 'react';
import { pasteInto } from './paste.ts';

/** The typed or pasted price of a product, or unreadable text. */
interface Draft {
  producto: Producto;
  /** Null for an empty field, NaN for an invalid number. */
  precio: number | null;
  unreadable?: string;
}

function wrongWith(
  { precio_antes_oferta, en_promocion }: Producto,
  precio: number | null,
): string | undefined {
  if (precio === null) return undefined;
  const fault = precioFault(precio);
  if (fault) return fault;
  if (precio === 0) return 'Quedaría en cero.';
  const isBelow = !en_promocion || precio_antes_oferta == null || precio < precio_antes_oferta;
  return isBelow ? undefined : 'Llegaría al precio de antes de la oferta.';
}

/** A product with its current and new price, and the error. */
export interface PlanillaLinea {
  producto: Producto;
  antes: number;
  precio: number | null;
  error: string | undefined;
}

function lineaOf(producto: Producto, draft: Draft | undefined): PlanillaLinea {
  const antes = producto.precio ?? 0;
  if (!draft) return { producto, antes, precio: antes, error: undefined };
  const { precio, unreadable } = draft;
  const isSame = precio === antes;
  return { producto, antes, precio, error: unreadable ?? (isSame ? undefined : wrongWith(producto, precio)) };
}

const isChange = ({ antes, precio, error }: PlanillaLinea): boolean =>
  precio !== null && precio !== antes && error === undefined;

/** Draft prices of products on this and earlier pages; nothing is sent before the confirmation. */
export function usePlanilla(productos: readonly Producto[]) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const [left, setLeft] = useState<readonly string[]>([]);
  const shown = new Map(productos.map((producto) => [producto.producto_id, producto]));
  const drafted = [...drafts].map(([id, draft]) => lineaOf(shown.get(id) ?? draft.producto, draft));
  return {
    lineas: productos.map((producto) => lineaOf(producto, drafts.get(producto.producto_id))),
    changes: drafted.filter(isChange),
    wrong: drafted.filter(({ error }) => error !== undefined).length,
    isTouched: drafts.size > 0,
    /** Pasted cells without a row. */
    left,
    set: (producto: Producto, precio: number | null) =>
      setDrafts((now) => new Map(now).set(producto.producto_id, { producto, precio })),
    paste: (from: Producto, text: string) => {
      const pasted = pasteInto(productos, from.producto_id, text);
      setDrafts((now) => {
        const next = new Map(now);
        for (const [id, producto] of shown) {
          const precio = pasted.precios.get(id);
          const unreadable = pasted.unreadable.get(id);
          if (precio !== undefined) next.set(id, { producto, precio });
          else if (unreadable !== undefined) next.set(id, { producto, precio: null, unreadable });
        }
        return next;
      });
      setLeft(pasted.left);
    },
    clear: () => {
      setDrafts(new Map());
      setLeft([]);
    },
  };
}
export type Planilla = ReturnType<typeof usePlanilla>;
