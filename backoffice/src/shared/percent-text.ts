const percent = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 });

/** Returns '12,5 %', without a line break before the sign. */
export const percentText = (value: number): string => `${percent.format(value)}\u00a0%`;
