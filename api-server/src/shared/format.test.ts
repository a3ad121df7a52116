import { describe, expect, it } from 'vitest';
import { formatCantidad, formatDescuento, formatPesos } from './format.ts';

describe('formats', () => {
  it('formats money in the Argentine way', () => {
    expect(formatPesos(1234550)).toBe('$ 12.345,50');
    expect(formatPesos(123450)).toBe('$ 1.234,50');
    expect(formatPesos(5)).toBe('$ 0,05');
    expect(formatPesos(0)).toBe('$ 0,00');
    expect(formatPesos(-99900)).toBe('-$ 999,00');
  });

  it('omits a discount of zero', () => {
    expect(formatDescuento(0)).toBe('');
    expect(formatDescuento(12.5)).toBe('12,5 %');
  });

  it('formats quantities with a thousands separator', () => {
    expect(formatCantidad(1500)).toBe('1.500');
  });
});
