import { expect, it } from 'vitest';
import { motivoText } from './line-text.ts';

/** Intl writes a no-break space after the sign. */
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

it.each([
  [{}, undefined],
  [
    { precio_base: 1000, condicion: 'Supermercados' },
    'Precio de «Supermercados»; el de la tienda era $ 1.000,00',
  ],
  [{ precio_de_uno: 920, escala_desde: 10 }, 'Base $ 920,00 · desde 10: $ 874,00'],
  [
    { precio_base: 1000, condicion: 'Supermercados', precio_de_uno: 920, escala_desde: 10 },
    'Base $ 1.000,00 · Supermercados $ 920,00 · desde 10: $ 874,00',
  ],
  [
    { precio_base: 1000, condicion: 'Supermercados', descuento_condicion: 5 },
    'Base $ 1.000,00 · Supermercados $ 874,00 (con 5 % de descuento)',
  ],
  [
    {
      ...{ precio_base: 1000, condicion: 'Supermercados', descuento_condicion: 12.5 },
      ...{ precio_de_uno: 920, escala_desde: 10 },
    },
    'Base $ 1.000,00 · Supermercados $ 920,00 (con 12,5 % de descuento) · desde 10: $ 874,00',
  ],
])('a line with %j says %s', (reasons, text) => {
  expect(plain(motivoText({ precio_unitario: 874, ...reasons }))).toBe(text);
});
