import { expect, it } from 'vitest';
import { escalaText, readEscala } from './escala-text.ts';

it.each([
  ['desde 12: 5 %', 12, 5],
  ['12: 5', 12, 5],
  ['12 u: −8,5%', 12, 8.5],
  ['12 unidades o más: 8.50 % menos', 12, 8.5],
  ['12=5', 12, 5],
  ['12 - 5%', 12, 5],
  ['Desde  12  kg: 12,25 %', 12, 12.25],
  ['3 bultos → 4', 3, 4],
])('reads %s', (text, desde, descuento) => expect(readEscala(text)).toEqual({ desde, descuento }));

it.each([
  '',
  '12',
  '12 unidades',
  '12: ',
  ': 5 %',
  'doce: 5 %',
  '12: 5 % 6',
  '-12: 5',
  '1e3: 5',
  '12: $ 500',
])('does not read %s', (text) => expect(readEscala(text)).toBeUndefined());

it('reads what it writes', () => {
  for (const escala of [
    { desde: 2, descuento: 0.01 },
    { desde: 1000, descuento: 90 },
  ]) {
    expect(readEscala(escalaText(escala))).toEqual(escala);
  }
});
