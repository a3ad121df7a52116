import type { CartLine } from './line.ts';

/** Returns why the total may change; undefined if staff weigh none of the products. */
export const weighedNote = (lines: readonly Pick<CartLine, 'se_pesa'>[]): string | undefined =>
  lines.some(({ se_pesa }) => se_pesa) ? 'El total puede variar: hay productos que se pesan.' : undefined;
