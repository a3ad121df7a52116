import { describe, expect, it } from 'vitest';
import { ALICUOTAS_IVA, alicuotaText, ivaRows, netoInPesos, netoOf, partesOf } from './iva.ts';

describe('netoOf', () => {
  it.each([
    [121, 21, 100],
    [12_100, 21, 10_000],
    [11_050, 10.5, 10_000],
    [9_999, 0, 9_999],
    [0, 21, 0],
    [1, 21, 1],
    // 10000 / 1.21 is 8264.46…, and 10000 / 1.105 is 9049.77….
    [10_000, 21, 8_264],
    [10_000, 10.5, 9_050],
    // The highest total of a line: 1000 units at $ 999.999,99.
    [99_999_999_000, 21, 82_644_627_273],
  ])('takes the tax out of %i cents at %d %%: %i', (cents, alicuota, neto) => {
    expect(netoOf(cents, alicuota)).toBe(neto);
  });

  it('is the nearest cent for every small amount and rate', () => {
    for (const alicuota of ALICUOTAS_IVA) {
      for (let cents = 0; cents < 5000; cents += 1) {
        // In tenths of a percent all numbers are exact.
        const error = Math.abs(netoOf(cents, alicuota) * (1000 + alicuota * 10) - cents * 1000);
        expect(error * 2).toBeLessThanOrEqual(1000 + alicuota * 10);
      }
    }
  });

  it('works in pesos with two decimals', () => {
    expect(netoInPesos(1210.55, 21)).toBe(1000.45);
  });
});

describe('partesOf', () => {
  it('adds up to the lines’ total for many orders, whatever their order of lines', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let order = 0; order < 500; order += 1) {
      const lines = Array.from({ length: 1 + random(40) }, () => ({
        alicuota: ALICUOTAS_IVA[random(3)] ?? 0,
        total: random(90_000_000),
      }));
      const { neto, partes } = partesOf(lines);
      const total = lines.reduce((sum, line) => sum + line.total, 0);
      expect(partes.reduce((sum, { iva }) => sum + iva, neto)).toBe(total);
      expect(partes.reduce((sum, part) => sum + part.neto, 0)).toBe(neto);
      expect(lines.reduce((sum, line) => sum + netoOf(line.total, line.alicuota), 0)).toBe(neto);
      expect(partesOf(lines.toReversed())).toEqual({ neto, partes });
    }
  });

  it('has one part per rate, the highest first, and none without lines', () => {
    const lines = [
      { alicuota: 0, total: 500 },
      { alicuota: 10.5, total: 1_105 },
      { alicuota: 21, total: 1_210 },
      { alicuota: 10.5, total: 2_210 },
    ];
    expect(partesOf(lines)).toEqual({
      neto: 4_500,
      partes: [
        { alicuota: 21, neto: 1_000, iva: 210 },
        { alicuota: 10.5, neto: 3_000, iva: 315 },
        { alicuota: 0, neto: 500, iva: 0 },
      ],
    });
    expect(partesOf([])).toEqual({ neto: 0, partes: [] });
  });
});

it('names the parts for people, without a row for goods without tax', () => {
  const partes = [
    { alicuota: 21, neto: 100, iva: 21 },
    { alicuota: 10.5, neto: 100, iva: 10.5 },
    { alicuota: 0, neto: 50, iva: 0 },
  ];
  expect(ivaRows({ neto: 250, partes })).toEqual([
    { label: 'Subtotal sin IVA', amount: 250 },
    { label: 'IVA 21\u00a0%', amount: 21 },
    { label: 'IVA 10,5\u00a0%', amount: 10.5 },
  ]);
  expect(alicuotaText(0)).toBe('0\u00a0%');
});
