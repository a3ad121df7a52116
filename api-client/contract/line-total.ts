export interface PricedLine {
  cantidad: number;
  /** Cents. */
  precio_unitario: number;
  /** Percent, with at most 2 decimals; none when absent. */
  descuento?: number;
}

/**
 * Cents of one line: quantity × price reduced by the discount, half a cent up.
 * Whole numbers all the way, so that the sum on the screen, on the remito and in the database is the same.
 */
export function lineTotal({ cantidad, precio_unitario, descuento = 0 }: PricedLine): number {
  const keptHundredths = BigInt(10_000 - Math.round(descuento * 100));
  return Number((BigInt(cantidad) * BigInt(precio_unitario) * keptHundredths + 5_000n) / 10_000n);
}
