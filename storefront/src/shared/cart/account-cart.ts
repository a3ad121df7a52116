/** Pure functions that compare and merge the device's cart with the account's cart. The calls are in `features/cart`. */
import {
  type CambioDeCarrito,
  type CambiosDeCarrito,
  LIMITS,
  type LineaDeCarrito,
  type MiCarrito,
  type Producto,
} from 'api-client/storefront';
import type { CartLine, Quantity, UnpricedLine } from 'app-core/cart/line';
import { newLine } from 'app-core/cart/lines';
import { applyLookup } from 'app-core/cart/looked-up-again';
import { allLines, type Cart } from './cart.ts';

const notasOf = (now: Cart): ReadonlyMap<string, string | undefined> =>
  new Map(allLines(now).map(({ producto_id, nota }) => [producto_id, nota]));

/** True if the note changed and is not too long to send. */
const isNoteToSend = (here: string | undefined, known: string | undefined): boolean =>
  here !== known && (here?.length ?? 0) <= LIMITS.notaCliente;

/** Returns the change of the note on the whole order, or undefined. */
export function notaChangeOf({ nota, cuenta }: Cart): CambiosDeCarrito['nota'] {
  const known = cuenta?.nota;
  if (!isNoteToSend(nota, known?.texto)) return undefined;
  return { texto: nota ?? null, version: known?.version ?? null };
}

function quantitiesOf(now: Cart): ReadonlyMap<string, number> {
  const all = new Map<string, number>();
  for (const { producto_id, cantidad } of allLines(now)) {
    all.set(producto_id, (all.get(producto_id) ?? 0) + cantidad);
  }
  return all;
}

/** Returns the lines that differ from the last known account cart. */
export function changesOf(now: Cart): CambioDeCarrito[] {
  const here = quantitiesOf(now);
  const known = new Map(now.cuenta?.lineas.map((line) => [line.producto_id, line]));
  const notas = notasOf(now);
  const ids = [...new Set([...here.keys(), ...known.keys()])];
  return ids.flatMap((producto_id) => {
    const cantidad = here.get(producto_id) ?? 0;
    const before = known.get(producto_id);
    const nota = notas.get(producto_id);
    const noted = cantidad > 0 && isNoteToSend(nota, before?.nota);
    if (cantidad === (before?.cantidad ?? 0) && !noted) return [];
    const line = now.items.find((one) => one.producto_id === producto_id);
    return {
      producto_id,
      cantidad,
      version: before?.version ?? null,
      precio: line ? (line.precio_antes ?? line.precio) : null,
      puesta_en: line?.puesta_en ?? null,
      ...(noted && { nota: nota ?? null }),
    };
  });
}

/** Returns the ids of the account's lines that have no price here yet. */
export const idsToLookUp = ({ items }: Cart, lineas: readonly LineaDeCarrito[]): string[] =>
  lineas
    .map(({ producto_id }) => producto_id)
    .filter((id) => !items.some(({ producto_id }) => producto_id === id));

interface Answer {
  /** The cart here at the time of the call. */
  before: Cart;
  lineas: readonly LineaDeCarrito[];
  /** Note on the whole order. Undefined from an older server: the note here then stays. */
  nota?: MiCarrito['nota'] | undefined;
  /** The products that were looked up. */
  productos: readonly Producto[];
}

/** Merges the account's cart into the cart. Changes made since the call stay and are sent next. */
export function mergedWith(now: Cart, { before, lineas, nota, productos }: Answer): Cart {
  const [here, sent] = [quantitiesOf(now), quantitiesOf(before)];
  const [written, sentNotas] = [notasOf(now), notasOf(before)];
  const there = new Map(lineas.map((line) => [line.producto_id, line]));
  const mergedQuantity = (id: string) =>
    (here.get(id) ?? 0) === (sent.get(id) ?? 0) ? (there.get(id)?.cantidad ?? 0) : (here.get(id) ?? 0);
  const notaOf = (id: string) => settledNota(written.get(id), sentNotas.get(id), there.get(id)?.nota);
  const settle = <L extends Quantity>(lines: readonly L[]): L[] =>
    lines.flatMap((line) => {
      const cantidad = mergedQuantity(line.producto_id);
      if (cantidad === 0) return [];
      const nota = notaOf(line.producto_id);
      const same = cantidad === line.cantidad && nota === written.get(line.producto_id);
      return same ? line : { ...line, cantidad, nota };
    });
  const items = settle(now.items);
  const unpriced: UnpricedLine[] = [];
  const has = (lines: readonly Quantity[], id: string) => lines.some(({ producto_id }) => producto_id === id);
  const waiting = settle(now.unpriced ?? []).filter(({ producto_id }) => !has(items, producto_id));
  for (const linea of lineas) {
    const { producto_id, nombre } = linea;
    const cantidad = mergedQuantity(producto_id);
    if (cantidad === 0 || has(items, producto_id)) continue;
    const line = asItWasPut(
      linea,
      productos.find((one) => one.producto_id === producto_id),
    );
    const noted = { nota: notaOf(producto_id) };
    if (line) items.push({ ...line, ...noted, cantidad });
    // The price arrives when the cart opens, or the cart then shows that the product is unavailable.
    else if (!has(waiting, producto_id))
      unpriced.push({ producto_id, nombre, cantidad, imagenes: [], ...noted });
  }
  const left = [...waiting.filter(({ producto_id }) => !has(items, producto_id)), ...unpriced];
  return {
    ...now,
    items,
    unpriced: left.length > 0 ? left : undefined,
    nota: settledNota(now.nota, before.nota, nota === null ? null : nota?.texto),
  };
}

/** Returns the account's note, unless the note changed here since the call or the server sends no notes. */
function settledNota(
  current: string | undefined,
  sent: string | undefined,
  there: string | null | undefined,
): string | undefined {
  return current === sent && there !== undefined ? (there ?? undefined) : current;
}

/** Returns the account's line at today's price, marked if the price differs from the price at the time of adding. */
function asItWasPut(linea: LineaDeCarrito, producto: Producto | undefined): CartLine | undefined {
  const line = producto && newLine(producto);
  if (!line) return undefined;
  const { producto_id, cantidad, precio, puesta_en } = linea;
  const put = { ...line, cantidad, puesta_en, precio: precio ?? line.precio };
  return applyLookup([put], [producto_id], [producto]).lines[0];
}
