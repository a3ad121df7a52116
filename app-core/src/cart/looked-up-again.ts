import { type CartLine, type GoneLine, goneLine } from './line.ts';

/** A product as it is now; without a price for who may not see it. */
export interface Looked {
  producto_id: string;
  disponible: boolean;
  precio?: number | undefined;
}

/**
 * The lines at the prices of now, of the products that were looked up: what costs less counts at once, what costs more waits
 * to be accepted, and what was accepted last is what it is compared with. And what can't be had any more.
 */
export function lookedUpAgain(lines: readonly CartLine[], ids: readonly string[], all: readonly Looked[]) {
  const now = new Map(all.map((one) => [one.producto_id, one]));
  const gone: GoneLine[] = [];
  const kept = lines.flatMap((line) => {
    if (!ids.includes(line.producto_id)) return line;
    const found = now.get(line.producto_id);
    const { disponible = false, precio } = found ?? {};
    if (!disponible || precio === undefined) {
      gone.push(goneLine(line, found !== undefined));
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
