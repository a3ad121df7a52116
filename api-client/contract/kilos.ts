/**
 * Quantities in kilos. Customers order whole units; staff edit, pack and deliver products sold por kilo with up to three
 * decimals. Source: third round of the spec's decisions.
 */

const GRAMS_PER_KILO = 1000;

export const NOT_WHOLE = 'La cantidad debe ser un numero entero';
export const ONLY_KILOS = 'Solo se pesa lo que se vende por kilo.';
export const TOO_EXACT = 'Los kilos pueden tener hasta 3 decimales.';
export const UNREADABLE_KILOS = 'Escribe los kilos con hasta 3 decimales, por ejemplo 9,85.';

/** Smallest difference between two quantities. */
export const SMALLEST_CANTIDAD = 1 / GRAMS_PER_KILO;

/** Returns the quantity in thousandths, without floating-point error. */
export const toThousandths = (cantidad: number): number => Math.round(cantidad * GRAMS_PER_KILO);

/** Returns the sum of quantities, exact to three decimals. */
export const addCantidades = (cantidades: readonly number[]): number =>
  cantidades.reduce((sum, cantidad) => sum + toThousandths(cantidad), 0) / GRAMS_PER_KILO;

/** Returns '10', or '9,850 kg' with decimals: only kilos have decimals. */
export const cantidadText = (cantidad: number): string =>
  Number.isInteger(cantidad) ? String(cantidad) : kilosText(cantidad);

/** Returns '10 kg' or '9,850 kg'. */
export const kilosText = (kilos: number): string =>
  `${Number.isInteger(kilos) ? kilos : kilos.toFixed(3).replace('.', ',')} kg`;

/** Returns the error text of a quantity whose product does not allow these decimals; undefined when allowed. */
export function refusalOfDecimals(cantidad: number, porKilo: boolean): string | undefined {
  if (Number.isInteger(cantidad)) return undefined;
  if (!porKilo) return NOT_WHOLE;
  return toThousandths(cantidad) / GRAMS_PER_KILO === cantidad ? undefined : TOO_EXACT;
}

/** Largest share by which a weighed quantity differs from the ordered one. More needs another reason. */
const WEIGHT_TOLERANCE = 0.2;

/**
 * Returns the error text of a weight that is too far from the ordered one; undefined when allowed. Finds a misplaced comma:
 * 98,5 kg instead of 9,850 kg.
 */
export function refusalOfWeight(ordered: number, weighed: number): string | undefined {
  const [least, most] = [1 - WEIGHT_TOLERANCE, 1 + WEIGHT_TOLERANCE].map(
    (share) => toThousandths(ordered * share) / GRAMS_PER_KILO,
  ) as [number, number];
  if (weighed >= least && weighed <= most) return undefined;
  return `Se pidieron ${kilosText(ordered)}: el peso va de ${kilosText(least)} a ${kilosText(most)}.`;
}

/** Returns the whole quantity that a cart has for a delivered one: at least 1. */
export const wholeCantidad = (cantidad: number): number => Math.max(1, Math.round(cantidad));
