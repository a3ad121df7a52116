import { describe, expect, it } from 'vitest';
import {
  formatCantidad,
  formatCuit,
  formatDescuento,
  formatFecha,
  formatNumero,
  formatPesos,
} from './remito-format.ts';

describe('remito formats', () => {
  it('writes money the Argentine way', () => {
    expect(formatPesos(1234550)).toBe('$ 12.345,50');
    expect(formatPesos(123450)).toBe('$ 1.234,50');
    expect(formatPesos(5)).toBe('$ 0,05');
    expect(formatPesos(0)).toBe('$ 0,00');
    expect(formatPesos(-99900)).toBe('-$ 999,00');
  });

  it('leaves out the discount that is not there', () => {
    expect(formatDescuento(0)).toBe('');
    expect(formatDescuento(12.5)).toBe('12,5 %');
  });

  it('writes quantities, numbers and CUITs', () => {
    expect(formatCantidad(1500)).toBe('1.500');
    expect(formatNumero(42)).toBe('0001-00000042');
    expect(formatCuit('27301234569')).toBe('27-30123456-9');
    expect(formatCuit('30-71234567-8')).toBe('30-71234567-8');
    expect(formatCuit('30123456')).toBe('30123456');
  });

  it("takes the day in Buenos Aires, not the server's", () => {
    expect(formatFecha(new Date('2026-03-15T01:30:00Z'))).toBe('14/03/2026');
  });
});
