import { describe, expect, it } from 'vitest';
import { changeText, diasText, fulfilledPointsOf, knownText, shortText, toPoints } from './informe-texts.ts';

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
  ])('from %d compared with %d is %s', (now, before, text) => {
    expect(changeText(now, before)).toBe(text);
  });
});

it.each([
  [{ pedidas: 1000, entregadas: 999 }, '99 % de lo pedido'],
  [{ pedidas: 3, entregadas: 3 }, ''],
  [{ pedidas: 10, entregadas: 0 }, '0 % de lo pedido'],
  [{ pedidas: 0, entregadas: 0 }, ''],
  [{ pedidas: null }, ''],
])('describes %j as: %s', (venta, text) => {
  expect(shortText(venta)).toBe(text);
});

it.each([
  [{ con_costo: 999.99, importe: 1000 }, '99 % con costo'],
  [{ con_costo: 0, importe: 1000 }, '0 % con costo'],
  [{ con_costo: 1000, importe: 1000 }, ''],
  [{ con_costo: 0, importe: 0 }, ''],
])('describes the known sales of %j as: %s', (margen, text) => {
  expect(knownText(margen)).toBe(text);
});

it('formats one day or several', () => {
  expect(diasText({ desde: '2026-10-01', hasta: '2026-10-31' })).toBe('1 oct – 31 oct 2026');
  expect(diasText({ desde: '2026-10-01', hasta: '2026-10-01' })).toBe('1 oct 2026');
});

it('draws no bar for future days', () => {
  const serie = [
    { desde: '2026-11-24', importe: 0, anterior: 3, pedidas: 8, entregadas: 7 },
    { desde: '2026-11-25', importe: 5, anterior: 4, pedidas: 0, entregadas: 0 },
    { desde: '2026-11-26', importe: 0, anterior: 6, pedidas: 0, entregadas: 0 },
  ];
  const sales = (unidad: 'dia' | 'mes') =>
    toPoints({ unidad, serie }, '2026-11-25', ({ importe, anterior }) => ({
      value: importe,
      previous: anterior,
    }));
  expect(sales('dia')).toEqual([
    { label: '24 nov', value: 0, previous: 3 },
    { label: '25 nov', value: 5, previous: 4 },
    { label: '26 nov', value: null, previous: 6 },
  ]);
  expect(sales('mes')[0]?.label).toBe('nov');
  // Days without orders have no bar either.
  expect(fulfilledPointsOf({ unidad: 'dia', serie }, '2026-11-25').map(({ value }) => value)).toEqual([
    87,
    null,
    null,
  ]);
});
