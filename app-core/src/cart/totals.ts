import { type Cantidades, precioFor, toCents } from 'api-client/core';
import type { CartLine } from './line.ts';

export interface Summable extends Pick<CartLine, 'precio' | 'cantidad'> {
  cantidades?: Cantidades | undefined;
}

export const subtotalCents = ({ precio, cantidad, cantidades }: Summable): number =>
  toCents(precioFor(precio, cantidad, cantidades)) * cantidad;

export const totalCents = (lines: readonly Summable[]): number =>
  lines.reduce((sum, line) => sum + subtotalCents(line), 0);

export const totalUnits = (lines: readonly Pick<CartLine, 'cantidad'>[]): number =>
  lines.reduce((sum, { cantidad }) => sum + cantidad, 0);
