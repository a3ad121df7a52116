import { LIMITS, type Producto, precioErrorText, readNumber, unreadText } from 'api-client/backoffice';
import { plainName } from 'api-client/backoffice-planillas';
import { useState } from 'react';

/** The typed or pasted price of a product, or unreadable text. */
interface Draft {
  producto: Producto;
  /** Null for an empty field, NaN for an invalid number. */
  precio: number | null;
  unreadable?: string;
}

function findPrecioFault(
  { precio_antes_oferta, en_promocion }: Producto,
  precio: number | null,
): string | undefined {
  if (precio === null) return undefined;
  const fault = precioErrorText(precio);
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

function toLinea(producto: Producto, draft: Draft | undefined): PlanillaLinea {
  const antes = producto.precio ?? 0;
  if (!draft) return { producto, antes, precio: antes, error: undefined };
  const { precio, unreadable } = draft;
  const isSame = precio === antes;
  return {
    producto,
    antes,
    precio,
    error: unreadable ?? (isSame ? undefined : findPrecioFault(producto, precio)),
  };
}

const isChange = ({ antes, precio, error }: PlanillaLinea): boolean =>
  precio !== null && precio !== antes && error === undefined;

/** Draft prices of products on this and earlier pages; nothing is sent before the confirmation. */
export function usePlanilla(productos: readonly Producto[]) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const [left, setLeft] = useState<readonly string[]>([]);
  const productosById = new Map(productos.map((producto) => [producto.producto_id, producto]));
  const drafted = [...drafts].map(([id, draft]) => toLinea(productosById.get(id) ?? draft.producto, draft));
  return {
    lineas: productos.map((producto) => toLinea(producto, drafts.get(producto.producto_id))),
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
        for (const [id, producto] of productosById) {
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

/** A row of the sheet, as the paste needs it. */
interface PlanillaRow {
  producto_id: string;
  nombre: string;
}

/** The result of a paste: prices by product, unreadable cells, and cells without a row. */
interface Pasted {
  precios: Map<string, number>;
  /** The problem with the pasted text, by product. */
  unreadable: Map<string, string>;
  /** Unknown names, and prices after the last row. */
  left: string[];
}

/** Splits text from a spreadsheet into rows and cells. */
const linesIn = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '')
    .split('\n')
    .slice(0, LIMITS.pageMax * 2)
    .map((line) => line.split('\t'));

/** Returns whether the text has several cells. */
export const hasSeveralCells = (text: string): boolean => /[\t\r\n]/.test(text.trim());

/**
 * Pastes a column of prices downwards from the given row; empty cells skip their row. With several columns
 * the first has names, which find their rows, and the last has prices.
 */
export function pasteInto(rows: readonly PlanillaRow[], from: string, text: string): Pasted {
  const pasted: Pasted = { precios: new Map(), unreadable: new Map(), left: [] };
  const start = rows.findIndex(({ producto_id }) => producto_id === from);
  const byName = Map.groupBy(rows, ({ nombre }) => plainName(nombre));
  for (const [at, cells] of linesIn(text).entries()) {
    const [name = ''] = cells;
    const written = (cells.at(-1) ?? '').trim();
    if (written === '') continue;
    const named = byName.get(plainName(name));
    // A name with two rows is ambiguous.
    const row = cells.length > 1 ? named?.length === 1 && named[0] : rows[start + at];
    const read = readNumber(written, { decimals: 2, unit: 'money' });
    if (!row) pasted.left.push(cells.length > 1 ? name.trim() : written);
    else if (read.kind === 'number') pasted.precios.set(row.producto_id, read.value);
    else pasted.unreadable.set(row.producto_id, `«${written.slice(0, 20)}»: ${unreadText(read)}`);
  }
  return pasted;
}
