import { describe, expect, it } from 'vitest';
import { findNamed, isSlip } from './forgiving.ts';

const PLACES = [
  { label: 'Pedidos', words: 'Área de Pedidos' },
  { label: 'Nuevo Pedido', words: 'hacer para un cliente' },
  { label: 'Categorías' },
  { label: 'Productos sin stock', words: 'agotados' },
  { label: 'Bitácora' },
];
const found = (text: string) => findNamed(PLACES, text).map(({ label }) => label);

describe('pages and actions', () => {
  it.each([
    ['ped', ['Pedidos', 'Nuevo Pedido']],
    ['BITACORA', ['Bitácora']],
    ['stock productos', ['Productos sin stock']],
    ['agota', ['Productos sin stock']],
    ['cliente nuevo', ['Nuevo Pedido']],
    ['egori', ['Categorías']],
    ['bitcora', ['Bitácora']],
    ['bitaccora', ['Bitácora']],
    ['biatcora', ['Bitácora']],
    ['vitacora', ['Bitácora']],
    ['caregor', ['Categorías']],
    ['pedidos bitacora', []],
    ['xyz', []],
    ['', []],
    [' / ', []],
  ])('are found by %s', (text, labels) => {
    expect(found(text)).toEqual(labels);
  });
});

it.each([
  ['almendra', 'almendra', true],
  ['almenda', 'almendra', true],
  ['almendrra', 'almendra', true],
  ['almednra', 'almendra', true],
  ['almandra', 'almendra', true],
  ['almnda', 'almendra', false],
  ['lamendar', 'almendra', false],
])('takes %s for %s with one typing error at most: %s', (typed, meant, forgiven) => {
  expect(isSlip(typed, meant)).toBe(forgiven);
});
