import { expect, it } from 'vitest';
import { parte, puntos, suma } from './tablero.ts';

it('sums pesos in whole cents', () => {
  expect(suma([0.1, 0.2])).toBe(0.3);
  expect(suma([])).toBe(0);
});

it('pairs each place of a period with the one before, also when a month has a week more', () => {
  const four = { labels: ['Semana 1'], data: [5] };
  const five = { labels: ['Semana 1', 'Semana 2'], data: [7, 8] };
  expect(puntos(four, five)).toEqual([
    { label: 'Semana 1', value: 5, previous: 7 },
    { label: 'Semana 2', value: 0, previous: 8 },
  ]);
  expect(puntos(five, four)).toEqual([
    { label: 'Semana 1', value: 7, previous: 5 },
    { label: 'Semana 2', value: 8 },
  ]);
  expect(puntos({ labels: ['Miércoles'], data: [1] }, { labels: [], data: [] })).toEqual([
    { label: 'Mié', value: 1 },
  ]);
});

it('tells a share, and none of nothing', () => {
  expect(parte(75.3, 100.3)).toBe('75 %');
  expect(parte(0, 0)).toBe('0 %');
});
