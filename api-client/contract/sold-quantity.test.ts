import { describe, expect, it } from 'vitest';
import { LIMITS } from './limits.ts';
import {
  escalaFor,
  isSold,
  lessPercent,
  nearestSold,
  nextEscala,
  precioFor,
  quantityAbove,
  quantityBelow,
} from './sold-quantity.ts';
import { unsoldText, ventaText } from './sold-text.ts';

const TIERS = [
  { desde: 5, precio: 950 },
  { desde: 20, precio: 900 },
];

/** Returns whole numbers below `max` that are the same in each run. */
function* numbers(seed: number, max: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield Math.floor((state / 2_147_483_648) * max);
  }
}

describe('the price of a quantity', () => {
  it.each([
    [1, 1000, undefined],
    [4, 1000, undefined],
    [5, 950, 5],
    [19, 950, 5],
    [20, 900, 20],
    [1000, 900, 20],
  ])('of %i units is %i', (cantidad, precio, desde) => {
    expect(precioFor(1000, cantidad, { escalas: TIERS })).toBe(precio);
    expect(escalaFor(1000, cantidad, { escalas: TIERS })?.desde).toBe(desde);
  });

  it('is the price of one unit without tiers', () => {
    expect(precioFor(1000, 7)).toBe(1000);
    expect(escalaFor(1000, 7)).toBeUndefined();
  });

  it('never rises above the price of one unit, nor with the quantity', () => {
    const random = numbers(7, 2000);
    const next = () => random.next().value as number;
    for (let round = 0; round < 300; round += 1) {
      const precio = next() + 1;
      const escalas = Array.from({ length: 4 }, () => ({ desde: (next() % 50) + 2, precio: next() + 1 }));
      let before = precio;
      for (let cantidad = 1; cantidad <= 60; cantidad += 1) {
        const now = precioFor(precio, cantidad, { escalas });
        expect(now).toBeLessThanOrEqual(before);
        expect(escalaFor(precio, cantidad, { escalas })?.precio ?? precio).toBe(now);
        before = now;
      }
    }
  });
});

it('names the next tier that lowers the price and can be bought', () => {
  expect(nextEscala(1000, 1, { escalas: TIERS })).toEqual(TIERS[0]);
  expect(nextEscala(1000, 5, { escalas: TIERS })).toEqual(TIERS[1]);
  expect(nextEscala(1000, 20, { escalas: TIERS })).toBeUndefined();
  expect(nextEscala(940, 1, { escalas: TIERS })).toEqual(TIERS[1]);
  expect(nextEscala(1000, 1, { multiplo: 300, escalas: [{ desde: 950, precio: 1 }] })).toBeUndefined();
});

describe('the quantities that are sold', () => {
  const SIXES = { minimo: 1, multiplo: 6 };
  const FROM_TEN = { minimo: 10, multiplo: 6 };

  it.each([
    [SIXES, 7, [6, 12], 'Se vende de a 6: 6 o 12.'],
    [SIXES, 1, [6], 'Se vende de a 6: 6.'],
    [SIXES, 999, [996], 'Se vende de a 6: 996.'],
    [FROM_TEN, 7, [12], 'Se vende desde 10, de a 6: 12.'],
    [{ minimo: 12, multiplo: 1 }, 11, [12], 'Se vende desde 12: 12.'],
    [SIXES, 12, [12, 12], undefined],
    [undefined, 7, [7, 7], undefined],
  ])('%o: %i', (of, cantidad, nearest, text) => {
    expect(nearestSold(cantidad, of)).toEqual(nearest);
    expect(unsoldText(cantidad, of)).toBe(text);
    expect(isSold(cantidad, of)).toBe(text === undefined);
  });

  it('are multiples from the minimum to the maximum of a line', () => {
    for (let multiplo = 1; multiplo <= 40; multiplo += 3) {
      for (let minimo = 1; minimo <= 60; minimo += 7) {
        const of = { minimo, multiplo };
        for (let cantidad = 0; cantidad <= LIMITS.cantidadMax; cantidad += 13) {
          const sold = cantidad >= Math.max(1, minimo) && cantidad % multiplo === 0;
          expect(isSold(cantidad, of)).toBe(sold);
          const above = quantityAbove(cantidad, of);
          const below = quantityBelow(cantidad, of);
          if (above !== undefined) expect([isSold(above, of), above >= cantidad]).toEqual([true, true]);
          if (below !== undefined) expect([isSold(below, of), below <= cantidad]).toEqual([true, true]);
        }
      }
    }
  });

  it('have a rule in words', () => {
    expect(ventaText(SIXES)).toBe('De a 6');
    expect(ventaText(FROM_TEN)).toBe('Mínimo 10, de a 6');
    expect(ventaText({ minimo: 12 })).toBe('Mínimo 12');
    expect(ventaText({ minimo: 6, multiplo: 6 })).toBe('De a 6');
    expect(ventaText()).toBe('');
  });
});

it.each([
  [1000, 5, 950],
  [1001, 50, 501],
  [333, 33.33, 222],
  [99_999_999, 0.01, 99_989_999],
  [1, 90, 1],
])('%i cents less %d percent are %i', (cents, descuento, expected) => {
  expect(lessPercent(cents, descuento)).toBe(expected);
});
