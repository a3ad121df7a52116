/** Cents, as the shop computes, to ARS with two decimals, as its answers carry them. */
export const toImporte = (cents: number): number => cents / 100;

/** An amount of at most two decimals, as the contract lets in, to whole cents: exact, whatever its binary digits. */
export const toCentavos = (importe: number): number => Math.round(importe * 100);
