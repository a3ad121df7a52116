import { expect, it } from 'vitest';
import { termsText } from './terms.ts';

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

it.each([
  [{ minimo: 1, multiplo: 1 }, undefined],
  [{ minimo: 12, multiplo: 6 }, 'Mínimo 12, de a 6'],
  [{ minimo: 1, multiplo: 1, escalas: [{ desde: 5, precio: 950 }] }, 'Desde 5: $ 950'],
])('returns rule and tiers of %o', (cantidades, text) => {
  expect(plain(termsText({ precio: 1000, cantidades }))).toBe(text);
});

it('leaves out tiers that lower no price and tiers that a better one covers', () => {
  const escalas = [
    { desde: 5, precio: 1000 },
    { desde: 14, precio: 950 },
    { desde: 17, precio: 900 },
    { desde: 999, precio: 800 },
  ];
  expect(plain(termsText({ precio: 1000, cantidades: { minimo: 6, multiplo: 6, escalas } }))).toBe(
    'De a 6 · desde 18: $ 900',
  );
});

it('shows the prices of tiers as the customer sees the tax', () => {
  const cantidades = { minimo: 1, multiplo: 1, escalas: [{ desde: 5, precio: 1210 }] };
  const iva = { modo: 'sumado', alicuota: 21 } as const;
  const text = (seen?: { iva: typeof iva }) => plain(termsText({ precio: 2420, cantidades }, seen));
  expect([text(), text({ iva })]).toEqual(['Desde 5: $ 1.210', 'Desde 5: $ 1.000']);
});
