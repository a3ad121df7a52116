import { expect, it } from 'vitest';
import { partsOf, plusIva, priceText, shownAmount, totalText } from './iva.ts';
import type { CartLine } from './line.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const taxed = (modo: 'discriminado' | 'sumado', alicuota: number) => ({ iva: { modo, alicuota } });
const line = (precio: number, cantidad: number, iva?: CartLine['iva']) => ({ precio, cantidad, iva });

it.each([
  [{}, 1210, '$ 1.210,00'],
  [taxed('discriminado', 21), 1210, '$ 1.210,00'],
  [taxed('sumado', 21), 1210, '$ 1.000,00 + IVA'],
  [taxed('sumado', 10.5), 1105, '$ 1.000,00 + IVA'],
  [taxed('sumado', 0), 1210, '$ 1.210,00'],
])('shows a price to %o', (of, amount, text) => {
  expect(plain(priceText(of, amount))).toBe(text);
});

it('rounds the net amount to cents', () => {
  expect(shownAmount(taxed('sumado', 21), 100)).toBe(82.64);
  expect(plusIva(taxed('sumado', 21))).toBe('+\u00a0IVA');
});

it('says that a total near net prices has the tax', () => {
  expect([totalText(false, 1000), totalText(true, 1000)].map(plain)).toEqual([
    '$ 1.000,00',
    '$ 1.000,00 con IVA',
  ]);
});

it('returns parts that add up to the total, with each line rounded by itself', () => {
  const { iva: general } = taxed('sumado', 21);
  const { iva: reduced } = taxed('sumado', 10.5);
  const parts = partsOf([line(0.1, 1, general), line(0.1, 1, general), line(99.99, 3, reduced)]) ?? [];
  expect(parts).toEqual([
    { label: 'Subtotal sin IVA', amount: 271.63 },
    { label: 'IVA 21\u00a0%', amount: 0.04 },
    { label: 'IVA 10,5\u00a0%', amount: 28.5 },
  ]);
  expect(Math.round(parts.reduce((sum, { amount }) => sum + amount, 0) * 100)).toBe(30_017);
});

it('returns no parts when a stored line has no rate', () => {
  expect(partsOf([line(100, 1, { modo: 'sumado', alicuota: 21 }), line(100, 1)])).toBeUndefined();
  expect(partsOf([])).toBeUndefined();
});
