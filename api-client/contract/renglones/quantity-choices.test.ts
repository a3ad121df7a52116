import { expect, it } from 'vitest';
import { mayBeHalfPack, packText, quantityChoices } from './quantity-choices.ts';
import type { Sized } from './quantity-for.ts';

const kilo: Sized = { nombre: 'Almendra por kilo', tipo_de_precio: 'por_kilo' };
const jar: Sized = { nombre: 'Miel x 500 g', tipo_de_precio: 'por_unidad' };
const box: Sized = { nombre: 'Stevia caja x 24 u', tipo_de_precio: 'por_bulto_cerrado' };
const spice: Sized = { nombre: 'Canela x 250 g', tipo_de_precio: 'por_unidad' };

it.each<[string, Sized, number[]]>([
  ['2 o 3 kg almendra', kilo, [2, 3]],
  ['almendra 2-3 kg', kilo, [2, 3]],
  ['entre 4 y 6 kg de almendra', kilo, [4, 6]],
  ['dos o tres mieles', jar, [2, 3]],
  ['2/3 kg almendra', kilo, [2, 3]],
  ['2,5 kg almendra', kilo, [2, 3]],
  ['media almendra', kilo, [1]],
  ['250 de almendra', kilo, [1]],
  ['24 stevias', box, [1, 24]],
  ['6 stevias', box, [1, 6]],
  ['30 stevias', box, [2, 30]],
  ['30 unidades de stevia', box, [1, 2]],
  ['250 de canela', spice, [1, 250]],
  ['varias mieles', jar, [1, 2, 3]],
  ['miel 3 500 g', jar, [1, 3]],
  ['5000 miel', jar, []],
])('offers, for «%s» and the product $nombre, the quantities %j', (escrito, product, choices) => {
  expect(quantityChoices(escrito, product)).toEqual(choices);
});

const sack: Sized = { nombre: 'Lino bulto x 25 kg', tipo_de_precio: 'por_bulto_cerrado' };

it.each<[string, Sized, boolean]>([
  ['2 o 3 kg lino', sack, false],
  ['20 o 25 kg lino', sack, true],
  ['10 a 15 kg lino', sack, true],
  ['varios linos', sack, true],
  ['2 o 3 kg almendra', kilo, true],
  ['media almendra', kilo, true],
  ['250 de almendra', kilo, false],
])('tells whether «%s» may mean at least half a pack of $nombre: %s', (escrito, product, may) => {
  expect(mayBeHalfPack(escrito, product)).toBe(may);
});

it('reads 1.500 kg as 1500 or as 1,5 kilos, and offers only quantities that may be ordered', () => {
  expect(quantityChoices('1.500 kg almendra', kilo)).toEqual([1, 2]);
});

it.each<[number, Sized, string]>([
  [1, kilo, '1 kilo'],
  [3, kilo, '3 kilos'],
  [1, box, '1 bulto de 24'],
  [24, box, '24 bultos de 24'],
  [3, jar, '3 unidades'],
  [2, { nombre: 'Alga nori pack x 10 u', tipo_de_precio: 'por_unidad' }, '2 packs de 10'],
  [2, { nombre: 'Lino bulto x 10 kg', tipo_de_precio: 'por_bulto_cerrado' }, '2 bultos'],
])('formats %i of $nombre as «%s»', (many, product, text) => {
  expect(packText(many, product)).toBe(text);
});
