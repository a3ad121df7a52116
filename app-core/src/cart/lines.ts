/** Functions that change cart lines. The functions replace lines and never edit them in place. */
import { isSold, LIMITS, precioFor, quantityBelow } from 'api-client/core';
import { lineIva, type Taxed } from './iva.ts';
import { type CartLine, type Quantity, type UnavailableLine, unavailableLine } from './line.ts';

/** A product from the server; without price and kind of price for users who may not see prices. */
export interface Priceable
  extends Pick<CartLine, 'producto_id' | 'nombre' | 'imagenes'>,
    Taxed,
    Partial<Pick<CartLine, 'precio' | 'tipo_de_precio' | 'cantidades' | 'se_pesa'>> {
  categorias: readonly { nombre: string }[];
}

export type NewLine = Omit<CartLine, 'cantidad'>;

/** Returns the product as a cart line; undefined while its price is unknown. */
export function newLine(producto: Priceable): NewLine | undefined {
  const { producto_id, nombre, precio, tipo_de_precio, cantidades, imagenes, categorias } = producto;
  if (precio === undefined || tipo_de_precio === undefined) return undefined;
  const categoria = categorias[0]?.nombre;
  const iva = lineIva(producto);
  return {
    ...{ producto_id, nombre, precio, cantidades, tipo_de_precio, imagenes, categoria },
    ...(iva && { iva }),
    ...(producto.se_pesa && { se_pesa: true }),
  };
}

/** Returns the line's price per unit at its quantity, in pesos. */
export const priceOf = ({ precio, cantidad, cantidades }: Pick<CartLine, PricedField>): number =>
  precioFor(precio, cantidad, cantidades);

type PricedField = 'precio' | 'cantidad' | 'cantidades';

/** Returns the lines whose quantity the shop does not sell: below the minimum, or not a multiple. */
export const unsoldLines = <L extends Pick<CartLine, 'cantidad' | 'cantidades'>>(lines: readonly L[]): L[] =>
  lines.filter(({ cantidad, cantidades }) => !isSold(cantidad, cantidades));

/** Adds packs of a product at today's price, up to 1000 per line. Returns the lines and the number added. */
export function addLine<P extends Pick<Quantity, 'producto_id'> & Partial<Pick<CartLine, 'cantidades'>>>(
  lines: readonly (P & Quantity)[],
  product: P,
  cantidad: number,
) {
  const before = lines.find(({ producto_id }) => producto_id === product.producto_id);
  const most = quantityBelow(LIMITS.cantidadMax, product.cantidades) ?? LIMITS.cantidadMax;
  const added = Math.max(0, Math.min(cantidad, most - (before?.cantidad ?? 0)));
  // Keep the note on the line.
  const { nota } = (before ?? {}) as { nota?: string };
  const line = { ...(nota && { nota }), ...product, cantidad: (before?.cantidad ?? 0) + added };
  if (before) return { lines: lines.map((one) => (one === before ? line : one)), added };
  return { lines: added > 0 ? [...lines, line] : [...lines], added };
}

/** Sets a line's quantity; ignores anything but an integer from 1 to 1000. */
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

/** A line that the server refused, with the product's current state. */
export interface RefusedLine {
  actual?:
    | {
        producto_id: string;
        disponible: boolean;
        /** Price per unit at the line's quantity. */
        precio: number | null;
        precio_de_uno?: number;
        cantidades?: NonNullable<CartLine['cantidades']>;
      }
    | undefined;
}

/** Applies the server's current prices to the lines; also returns the products that are not available. */
export function withCurrentPrices(lines: readonly CartLine[], details: readonly RefusedLine[]) {
  const now = new Map(details.flatMap(({ actual }) => (actual ? [[actual.producto_id, actual]] : [])));
  const kept: CartLine[] = [];
  const gone: UnavailableLine[] = [];
  for (const line of lines) {
    const actual = now.get(line.producto_id);
    if (!actual) kept.push(line);
    else if (!actual.disponible || actual.precio === null)
      gone.push(unavailableLine(line, actual.precio !== null));
    else {
      const { cantidades, precio_de_uno: precio = actual.precio } = actual;
      const seen = priceOf(line);
      kept.push({ ...line, precio, cantidades, ...(actual.precio !== seen && { precio_antes: seen }) });
    }
  }
  return { lines: kept, gone };
}
