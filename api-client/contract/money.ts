/** Money is computed in integer cents, because sums of decimal pesos are inexact in floating point. */

/** Converts integer cents to ARS with two decimals, as in answers and on screens. */
export const toPesos = (cents: number): number => cents / 100;

/** Converts like `toPesos`; null stays null. */
export const toPesosOrNull = (cents: number | null): number | null =>
  cents === null ? null : toPesos(cents);

/** Converts ARS with at most two decimals to integer cents, exactly. */
export const toCents = (pesos: number): number => Math.round(pesos * 100);

/** Like `toCents`; null stays null. */
export const toCentsOrNull = (pesos: number | null): number | null =>
  pesos === null ? null : toCents(pesos);

/** Converts like `toCents`; undefined for an amount with more than 2 decimals, so that no price equals it. */
export function toExactCents(pesos: number): number | undefined {
  const cents = toCents(pesos);
  return toPesos(cents) === pesos ? cents : undefined;
}
