const units = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 3 });

/** Returns '1.234' or '1.234,5': sums of units may contain kilos with up to three decimals. */
export const unitsText = (sum: number): string => units.format(sum);
