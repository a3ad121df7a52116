import { expect, it } from 'vitest';
import { placeOfToday, shareOf, sum, toPoints } from './tablero.ts';

it('sums pesos in whole cents', () => {
  expect(sum([0.1, 0.2])).toBe(0.3);
  expect(sum([])).toBe(0);
});

it('pairs each part with the period before, also when one month has an extra week', () => {
  const four = { labels: ['Semana 1'], data: [5] };
  const five = { labels: ['Semana 1', 'Semana 2'], data: [7, 8] };
  expect(toPoints(four, five, 0)).toEqual([
    { label: 'Semana 1', value: 5, previous: 7, underWay: true },
    { label: 'Semana 2', value: null, previous: 8 },
  ]);
  expect(toPoints(five, four, 1)).toEqual([
    { label: 'Semana 1', value: 7, previous: 5 },
    { label: 'Semana 2', value: 8, underWay: true },
  ]);
  expect(toPoints({ labels: ['Miércoles'], data: [1] }, { labels: [], data: [] }, 0)).toEqual([
    { label: 'Mié', value: 1, underWay: true },
  ]);
});

it('shortens days and weeks to fit below a bar on a phone', () => {
  const labels = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo', 'Semana 1'];
  const points = toPoints({ labels, data: [] }, { labels: [], data: [] }, 0, true);
  expect(points.map(({ label }) => label)).toEqual(['Lu', 'Ma', 'Mi', 'Ju', 'Vi', 'Sá', 'Do', 'S1']);
});

it('has no values for future days', () => {
  const semana = { labels: ['Lunes', 'Martes', 'Miércoles', 'Jueves'], data: [5, 0, 0, 9] };
  expect(toPoints(semana, { labels: [], data: [] }, 1).map(({ value }) => value)).toEqual([5, 0, null, 9]);
});

it.each([
  // Sunday's last hour in the shop's time zone is Monday in UTC.
  ['2026-11-23T02:59:00Z', 6, 3],
  ['2026-11-23T03:00:00Z', 0, 4],
  // A Sunday the first is a week of its own.
  ['2026-11-01T12:00:00Z', 6, 0],
  ['2026-11-02T12:00:00Z', 0, 1],
  ['2027-02-28T12:00:00Z', 6, 3],
])('at %s is part %i of the week and %i of the month', (now, semana, mes) => {
  expect(placeOfToday('semana', new Date(now))).toBe(semana);
  expect(placeOfToday('mes', new Date(now))).toBe(mes);
});

it('calculates a share, and 0 % of nothing', () => {
  expect(shareOf(75.3, 100.3)).toBe('75 %');
  expect(shareOf(0, 0)).toBe('0 %');
});
