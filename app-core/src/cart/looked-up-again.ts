import { lineIva, type Taxed } from './iva.ts';
import { type CartLine, type UnavailableLine, unavailableLine } from './line.ts';
import { priceOf } from './lines.ts';

/** A product's current state; without a price for users who may not see prices. */
export interface CurrentProduct extends Taxed {
  producto_id: string;
  disponible: boolean;
  /** Price of a single unit. */
  precio?: number | undefined;
  cantidades?: CartLine['cantidades'];
  se_pesa?: boolean;
}

const todayOf = ({ precio, cantidades, iva, se_pesa }: CartLine) => ({ precio, cantidades, iva, se_pesa });

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
    const { disponible = false, precio, cantidades, iva, se_pesa } = found ?? {};
    if (!disponible || precio === undefined) {
      gone.push(unavailableLine(line, found !== undefined));
      return [];
    }
    const { sin_aceptar, precio_antes, ...rest } = line;
    const today = { precio, cantidades, iva: lineIva({ iva }), se_pesa: se_pesa || undefined };
    const before = priceOf(line);
    const now = priceOf({ ...line, precio, cantidades });
    if (now === before) {
      return JSON.stringify(today) === JSON.stringify(todayOf(line)) ? line : { ...line, ...today };
    }
    const accepted = (sin_aceptar && precio_antes) || before;
    if (now === accepted) return { ...rest, ...today };
    return {
      ...{ ...rest, ...today, precio_antes: accepted },
      ...(now > accepted && { sin_aceptar: true }),
    };
  });
  return { lines: kept, gone, changed: gone.length > 0 || kept.some((line, place) => line !== lines[place]) };
}
