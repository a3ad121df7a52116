import { describe, expect, it } from 'vitest';
import { changeText, diasText, pointsOf, shortText } from './informe-texts.ts';

describe('a change', () => {
  it.each([
    [150, 100, '+50 %'],
    [92, 100, '−8 %'],
    [0, 100, '−100 %'],
    [100, 100, '='],
    [0, 0, '='],
    [100, 0, 'Nuevo'],
    [1_130_000, 100_000, '+1.030 %'],
    [100.2, 100, '0 %'],
  ])('from %d beside %d is %s', (now, before, text) => {
    expect(changeText(now, before)).toBe(text);
  });
});

it.each([
  [{ pedidas: 1000, unidades: 999 }, '99 % de lo pedido'],
  [{ pedidas: 3, unidades: 3 }, ''],
  [{ pedidas: 10, unidades: 12 }, ''],
  [{ pedidas: 0, unidades: 4 }, ''],
  [{ pedidas: null, unidades: null }, ''],
])('of %j is said: %s', (venta, text) => {
  expect(shortText(venta)).toBe(text);
});

it('names its days, one or more', () => {
  expect(diasText({ desde: '2026-10-01', hasta: '2026-10-31' })).toBe('1 oct – 31 oct 2026');
  expect(diasText({ desde: '2026-10-01', hasta: '2026-10-01' })).toBe('1 oct 2026');
});

it('draws no bar of what is still to come', () => {
  const serie = [
    { desde: '2026-11-24', importe: 0, anterior: 3 },
    { desde: '2026-11-25', importe: 5, anterior: 4 },
    { desde: '2026-11-26', importe: 0, anterior: 6 },
  ];
  expect(pointsOf({ unidad: 'dia', serie }, '2026-11-25')).toEqual([
    { label: '24 nov', value: 0, previous: 3 },
    { label: '25 nov', value: 5, previous: 4 },
    { label: '26 nov', value: null, previous: 6 },
  ]);
  expect(pointsOf({ unidad: 'mes', serie }, '2026-11-25')[0]?.label).toBe('nov');
});
