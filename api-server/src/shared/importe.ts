/** Cents, as the shop computes, to ARS with two decimals, as its answers carry them. */
export const toImporte = (cents: number): number => cents / 100;

/** An amount of at most two decimals, as the contract lets in, to whole cents: exact, whatever its binary digits. */
export const toCentavos = (importe: number): number => Math.round(importe * 100);

/** As `toCentavos`, of any amount; nothing when it has more than 2 decimals, so that no price equals it. */
export function toExactCentavos(importe: number): number | undefined {
  const cents = toCentavos(importe);
  return toImporte(cents) === importe ? cents : undefined;
}
