/** What can be done to the lines of a cart, whatever they keep of a product. Lines are replaced, never edited. */
import { LIMITS } from 'api-client/core';
import { type CartLine, type GoneLine, goneLine, type Quantity } from './line.ts';

/** A product as the server tells it: without price and kind of price for who may not see them. */
export interface Priceable
  extends Pick<CartLine, 'producto_id' | 'nombre' | 'imagenes'>,
    Partial<Pick<CartLine, 'precio' | 'tipo_de_precio'>> {
  categorias: readonly { nombre: string }[];
}

export type NewLine = Omit<CartLine, 'cantidad'>;

/** A product as a cart keeps it; undefined while its price is not known. */
export function newLine(producto: Priceable): NewLine | undefined {
  const { producto_id, nombre, precio, tipo_de_precio, imagenes, categorias } = producto;
  if (precio === undefined || tipo_de_precio === undefined) return undefined;
  return { producto_id, nombre, precio, tipo_de_precio, imagenes, categoria: categorias[0]?.nombre };
}

/** The lines with so many more of a product, up to 1000, at its price of today; and how many went in. */
export function addLine<P extends Pick<Quantity, 'producto_id'>>(
  lines: readonly (P & Quantity)[],
  product: P,
  cantidad: number,
) {
  const before = lines.find(({ producto_id }) => producto_id === product.producto_id);
  const added = Math.max(0, Math.min(cantidad, LIMITS.cantidadMax - (before?.cantidad ?? 0)));
  // What was written beside it stays.
  const { nota } = (before ?? {}) as { nota?: string };
  const line = { ...(nota && { nota }), ...product, cantidad: (before?.cantidad ?? 0) + added };
  if (before) return { lines: lines.map((one) => (one === before ? line : one)), added };
  return { lines: added > 0 ? [...lines, line] : [...lines], added };
}

/** Takes an integer from 1 to 1000; anything else is ignored. */
export function withQuantity<L extends Quantity>(
  lines: readonly L[],
  productoId: string,
  cantidad: number,
): L[] {
  const fits = Number.isInteger(cantidad) && cantidad >= 1 && cantidad <= LIMITS.cantidadMax;
  return lines.map((line) => (fits && line.producto_id === productoId ? { ...line, cantidad } : line));
}

export const withoutLine = <L extends Quantity>(lines: readonly L[], productoId: string): L[] =>
  lines.filter(({ producto_id }) => producto_id !== productoId);

/** What the server says of a product whose line it refused. */
export interface RefusedLine {
  actual?: { producto_id: string; disponible: boolean; precio: number | null } | undefined;
}

/** The lines as the server says that they are now, and what can't be had any more. */
export function broughtUpToDate(lines: readonly CartLine[], details: readonly RefusedLine[]) {
  const now = new Map(details.flatMap(({ actual }) => (actual ? [[actual.producto_id, actual]] : [])));
  const kept: CartLine[] = [];
  const gone: GoneLine[] = [];
  for (const line of lines) {
    const actual = now.get(line.producto_id);
    if (!actual || (actual.disponible && actual.precio === line.precio)) kept.push(line);
    else if (!actual.disponible || actual.precio === null) gone.push(goneLine(line, actual.precio !== null));
    else kept.push({ ...line, precio: actual.precio, precio_antes: line.precio });
  }
  return { lines: kept, gone };
}
