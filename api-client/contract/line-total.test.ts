import { describe, expect, it } from 'vitest';
import { lineTotal } from './line-total.ts';

describe('lineTotal', () => {
  it.each([
    [1, 10_000, 0, 10_000],
    [3, 3_333, 0, 9_999],
    [1, 1, 50, 1],
    [1, 1, 50.01, 0],
    [1, 10_001, 12.5, 8_751],
    [7, 129_990, 33.33, 606_650],
    [1, 100, 99.99, 0],
    [1000, 99_999_999, 0, 99_999_999_000],
    [1000, 99_999_999, 0.01, 99_989_999_000],
    [1000, 99_999_999, 100, 0],
    [5, 0, 10, 0],
  ])('%i × %i less %d percent is %i', (cantidad, precio_unitario, descuento, expected) => {
    expect(lineTotal({ cantidad, precio_unitario, descuento })).toBe(expected);
  });

  it('is exact for percentages that binary fractions cannot represent', () => {
    for (let hundredths = 0; hundredths <= 10_000; hundredths += 1) {
      expect(lineTotal({ cantidad: 1000, precio_unitario: 1_000, descuento: hundredths / 100 })).toBe(
        1_000_000 - hundredths * 100,
      );
    }
  });
});

describe('lineTotal without a discount', () => {
  it('is quantity times price', () => {
    expect(lineTotal({ cantidad: 3, precio_unitario: 3_333 })).toBe(9_999);
  });
});
