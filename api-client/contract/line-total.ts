export interface PricedLine {
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
  return Number((BigInt(cantidad) * BigInt(precio_unitario) * remainingHundredths + 5_000n) / 10_000n);
}
