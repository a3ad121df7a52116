import { LIMITS } from 'api-client/contract';
import { lineTotal } from 'api-client/contract/line-total';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { motivoAfter, precioAfter, pricedAt } from './rules.ts';

const precio = fc.integer({ min: 1, max: 99_999_999 });
const cantidad = fc.integer({ min: 1, max: LIMITS.cantidadMax });
/** Tiers as staff set them: each starts higher than the one before, and has a larger discount. */
const cantidades = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 1, max: 9000 })), {
    maxLength: 5,
    selector: ([desde]) => desde,
  })
  .map((pairs) => {
    const rising = (at: 0 | 1) => pairs.map((pair) => pair[at]).toSorted((a, b) => a - b);
    const [starts, percents] = [rising(0), rising(1)];
    const escalas = starts.map((desde, nth) => ({ desde, descuento: (percents[nth] ?? 0) / 100 }));
    return { minimo: 1, multiplo: 1, escalas };
  });
const descuento = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

/** A product with the price that the customer's agreement gives for a single unit. */
const producto = fc.record({ precio, cantidades }).map((row) => ({
  ...row,
  ...{ precio_base: null, condicion: null, descuento_condicion: null },
}));

it('a price per unit is at least a cent, and never above the price of a single unit or of fewer units', () => {
  fc.assert(
    fc.property(producto, cantidad, cantidad, (row, one, other) => {
      const [fewer, more] = [Math.min(one, other), Math.max(one, other)];
      const { precio_unitario } = pricedAt(row, more);
      expect(precio_unitario).toBeGreaterThanOrEqual(1);
      expect(precio_unitario).toBeLessThanOrEqual(pricedAt(row, fewer).precio_unitario);
      expect(pricedAt(row, 1).precio_unitario).toBeLessThanOrEqual(row.precio);
    }),
  );
});

it('a line that is split in two is never cheaper, and equal while both parts have the same price', () => {
  const half = Math.floor(LIMITS.cantidadMax / 2);
  const part = fc.integer({ min: 1, max: half });
  fc.assert(
    fc.property(producto, part, part, (row, one, other) => {
      const total = (units: number) => lineTotal({ cantidad: units, ...pricedAt(row, units) });
      const [whole, parts] = [total(one + other), total(one) + total(other)];
      expect(whole).toBeLessThanOrEqual(parts);
      const prices = [one, other, one + other].map((units) => pricedAt(row, units).precio_unitario);
      if (new Set(prices).size === 1) expect(whole).toBe(parts);
    }),
  );
});

it('a line with a discount costs from zero to its price, and its parts differ from it by a cent at most', () => {
  fc.assert(
    fc.property(precio, descuento, cantidad, cantidad, (precio_unitario, percent, one, other) => {
      const total = (units: number) => lineTotal({ cantidad: units, precio_unitario, descuento: percent });
      expect(total(one)).toBeGreaterThanOrEqual(0);
      expect(total(one)).toBeLessThanOrEqual(one * precio_unitario);
      expect(Math.abs(total(one + other) - total(one) - total(other))).toBeLessThanOrEqual(1);
    }),
  );
});

it('fewer packed units keep the price per unit, and never cost more', () => {
  fc.assert(
    fc.property(producto, descuento, cantidad, cantidad, (row, percent, one, other) => {
      const [packed, ordered] = [Math.min(one, other), Math.max(one, other)];
      const { precio_unitario } = pricedAt(row, ordered);
      const total = (units: number) => lineTotal({ cantidad: units, precio_unitario, descuento: percent });
      expect(total(packed)).toBeLessThanOrEqual(total(ordered));
      expect(Math.abs(total(ordered) - total(packed) - total(ordered - packed))).toBeLessThanOrEqual(1);
    }),
  );
});

it('a changed quantity has the price of a new order; the same quantity keeps price and reasons', () => {
  fc.assert(
    fc.property(producto, cantidad, cantidad, (row, before, after) => {
      const line = pricedAt(row, before);
      expect(precioAfter(line, before, row)).toBe(line.precio_unitario);
      expect(precioAfter(line, after, row)).toBe(pricedAt(row, after).precio_unitario);
      const changed = { cantidad: after, precio_unitario: precioAfter(line, after, row) };
      expect({ ...motivoAfter(line, changed, row), precio_unitario: changed.precio_unitario }).toEqual(
        pricedAt(row, after),
      );
    }),
  );
});

it('a line keeps its tier while the quantity reaches it, also after the product lost its tiers', () => {
  fc.assert(
    fc.property(producto, cantidad, cantidad, (row, before, after) => {
      const line = pricedAt(row, before);
      const now = precioAfter(line, after, { cantidades: null });
      const isReached = line.escala_desde !== null && after >= line.escala_desde;
      expect(now).toBe(isReached ? line.precio_unitario : row.precio);
    }),
  );
});
