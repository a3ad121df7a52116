import { expect, it } from 'vitest';
import { hasSeveralCells, pasteInto } from './use-planilla.ts';

const rows = ['Maní tostado x 5 kg', 'Nuez', 'Almendra', 'Chía'].map((nombre, at) => ({
  producto_id: String(at + 1),
  nombre,
}));
const paste = (from: string, text: string) => {
  const { precios, unreadable, left } = pasteInto(rows, from, text);
  return { precios: [...precios], unreadable: [...unreadable], left };
};

it.each([
  ['1.234,56', 1234.56],
  ['$ 1.234,50', 1234.5],
  ['$1234', 1234],
  ['1234,5', 1234.5],
  ['1234.50', 1234.5],
  ['$ 12,00 ', 12],
  ['5.600', 5600],
  ['37.200', 37_200],
  ['200.000', 200_000],
  ['$ 5.600', 5600],
  ['5600.50', 5600.5],
  ['9,100.50', 9100.5],
  ['9100 $', 9100],
  ['5650 ARS', 5650],
])('reads %s', (written, precio) => {
  expect(paste('1', `${written}\n\n`).precios).toEqual([['1', precio]]);
});

it.each(['1e3', '1o0', '5,6E+03', '1.234,567', '12,345', 'consultar', '10 %', '1 2a', '$'])(
  'does not guess %s',
  (written) => {
    const { precios, unreadable } = paste('1', `${written}\n\n`);
    expect([precios, unreadable.map(([id]) => id)]).toEqual([[], ['1']]);
  },
);

it('fills a column downwards from the row of the paste; an empty cell skips its row', () => {
  expect(paste('2', '100\r\n\r\n$ 1.300,50\r\n')).toEqual({
    precios: [
      ['2', 100],
      ['4', 1300.5],
    ],
    unreadable: [],
    left: [],
  });
});

it('reports unreadable prices, and prices after the last row', () => {
  expect(paste('3', '12,345\n20\n30\n40')).toEqual({
    precios: [['4', 20]],
    unreadable: [['3', '«12,345»: ¿12.345 o 12,35?']],
    left: ['30', '40'],
  });
});

it('finds rows by name, ignoring order, accents and case; reports names with no row or two', () => {
  expect(paste('4', 'CHIA\t7\nMani Tostado X 5 Kg\tmanises\t$ 9,50\nPasas\t3\nNuez\t\n')).toEqual({
    precios: [
      ['4', 7],
      ['1', 9.5],
    ],
    unreadable: [],
    left: ['Pasas'],
  });
  const twice = [...rows, { producto_id: '5', nombre: 'NUEZ' }];
  expect(pasteInto(twice, '1', 'Nuez\t8').left).toEqual(['Nuez']);
});

it('leaves plain text to the field', () => {
  expect(hasSeveralCells('1.234,50\n')).toBe(false);
  expect(hasSeveralCells('1\n2')).toBe(true);
  expect(hasSeveralCells('Nuez\t2')).toBe(true);
});
