/** Money is computed in whole cents: pesos with decimals don't add up in floating point. */

/** Cents, as the shop computes, to ARS with two decimals, as answers and screens carry them. */
export const toPesos = (cents: number): number => cents / 100;

/** An amount of at most two decimals, as the contract lets in, to whole cents: exact, whatever its binary digits. */
export const toCents = (pesos: number): number => Math.round(pesos * 100);

/** As `toCents`, of any amount; nothing when it has more than 2 decimals, so that no price equals it. */
export function toExactCents(pesos: number): number | undefined {
  const cents = toCents(pesos);
  return toPesos(cents) === pesos ? cents : undefined;
}
