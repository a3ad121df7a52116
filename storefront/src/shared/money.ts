/** Money is computed in whole cents: pesos with decimals don't add up in floating point. */
export const toCents = (pesos: number): number => Math.round(pesos * 100);
export const toPesos = (cents: number): number => cents / 100;
