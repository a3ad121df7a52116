import { type CartLine, type UnavailableLine, unavailableLine } from './line.ts';

/** A product's current state; without a price for users who may not see prices. */
export interface CurrentProduct {
  producto_id: string;
  disponible: boolean;
  precio?: number | undefined;
}

/**
 * Applies current prices to the lines that were looked up. A lower price counts at once; a higher one waits for the
 * customer to accept it. New prices are compared with the last accepted price. Also returns the products that are not
 * available.
 */
export function applyLookup(
  lines: readonly CartLine[],
  ids: readonly string[],
  all: readonly CurrentProduct[],
) {
  const now = new Map(all.map((one) => [one.producto_id, one]));
  const gone: UnavailableLine[] = [];
  const kept = lines.flatMap((line) => {
    if (!ids.includes(line.producto_id)) return line;
    const found = now.get(line.producto_id);
    const { disponible = false, precio } = found ?? {};
    if (!disponible || precio === undefined) {
      gone.push(unavailableLine(line, found !== undefined));
      return [];
    }
    if (precio === line.precio) return line;
    const { sin_aceptar, precio_antes, ...rest } = line;
    const accepted = (sin_aceptar && precio_antes) || line.precio;
    if (precio === accepted) return { ...rest, precio };
    return { ...rest, precio, precio_antes: accepted, ...(precio > accepted && { sin_aceptar: true }) };
  });
  return { lines: kept, gone, changed: gone.length > 0 || kept.some((line, place) => line !== lines[place]) };
}
