/** Money is computed in whole cents: pesos with decimals don't add up in floating point. */
import type { CartLine } from './line.ts';

export const toCents = (pesos: number): number => Math.round(pesos * 100);
export const toPesos = (cents: number): number => cents / 100;

type Summable = Pick<CartLine, 'precio' | 'cantidad'>;

export const subtotalCents = ({ precio, cantidad }: Summable): number => toCents(precio) * cantidad;

export const totalCents = (lines: readonly Summable[]): number =>
  lines.reduce((sum, line) => sum + subtotalCents(line), 0);

export const totalUnits = (lines: readonly Pick<CartLine, 'cantidad'>[]): number =>
  lines.reduce((sum, { cantidad }) => sum + cantidad, 0);
