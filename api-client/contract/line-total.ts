import { toThousandths } from './kilos.ts';

export interface PricedLine {
  /** With at most 3 decimals. */
  cantidad: number;
  /** Cents. */
  precio_unitario: number;
  /** Percent, with at most 2 decimals; 0 by default. */
  descuento?: number;
}

/**
 * Returns a line's total in cents: quantity × price minus the discount, rounded half up.
 * Computed in integers, so that screen, remito and database show the same total.
 */
export function lineTotal({ cantidad, precio_unitario, descuento = 0 }: PricedLine): number {
  const remainingHundredths = BigInt(10_000 - Math.round(descuento * 100));
  const scaled = BigInt(toThousandths(cantidad)) * BigInt(precio_unitario) * remainingHundredths;
  return Number((scaled + 5_000_000n) / 10_000_000n);
}
