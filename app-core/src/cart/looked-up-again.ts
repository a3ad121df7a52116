import { type CartLine, type UnavailableLine, unavailableLine } from './line.ts';
import { priceOf } from './lines.ts';

/** A product's current state; without a price for users who may not see prices. */
export interface CurrentProduct {
  producto_id: string;
  disponible: boolean;
  /** Price of a single unit. */
  precio?: number | undefined;
  cantidades?: CartLine['cantidades'];
}

/**
 * Applies current prices to the lines that were looked up. A lower price of the line's quantity counts at once; a higher
 * one waits for the customer to accept it. New prices are compared with the last accepted price. Also returns the products that are not
 * available.
 */
export function applyLookup(
  lines: readonly CartLine[],
  ids: readonly string[],
  all: readonly CurrentProduct[],
) {
  const current = new Map(all.map((one) => [one.producto_id, one]));
  const gone: UnavailableLine[] = [];
  const kept = lines.flatMap((line) => {
    if (!ids.includes(line.producto_id)) return line;
    const found = current.get(line.producto_id);
    const { disponible = false, precio, cantidades } = found ?? {};
    if (!disponible || precio === undefined) {
      gone.push(unavailableLine(line, found !== undefined));
      return [];
    }
    const { sin_aceptar, precio_antes, ...rest } = line;
    const before = priceOf(line);
    const now = priceOf({ ...line, precio, cantidades });
    if (now === before) {
      const isSame = precio === line.precio && JSON.stringify(cantidades) === JSON.stringify(line.cantidades);
      return isSame ? line : { ...line, precio, cantidades };
    }
    const accepted = (sin_aceptar && precio_antes) || before;
    if (now === accepted) return { ...rest, precio, cantidades };
    return {
      ...{ ...rest, precio, cantidades, precio_antes: accepted },
      ...(now > accepted && { sin_aceptar: true }),
    };
  });
  return { lines: kept, gone, changed: gone.length > 0 || kept.some((line, place) => line !== lines[place]) };
}
