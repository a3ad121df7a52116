/** Cents, as the shop computes, to ARS with two decimals, as its answers carry them. */
export const toImporte = (cents: number): number => cents / 100;
