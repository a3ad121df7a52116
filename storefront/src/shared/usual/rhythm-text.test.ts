import { expect, it } from 'vitest';
import { agoText, intervalText, rhythmText } from '../../features/usual-products/usual-list.tsx';
import { habitual, producto } from '../../testing/data.ts';

it.each([
  [1, 'todos los días'],
  [2, 'cada 2 días'],
  [5, 'cada 5 días'],
  [6, 'cada semana'],
  [7, 'cada semana'],
  [8, 'cada semana'],
  [10, 'cada 10 días'],
  [14, 'cada 2 semanas'],
  [21, 'cada 3 semanas'],
  [24, 'cada 24 días'],
  [28, 'cada mes'],
  [31, 'cada mes'],
  [60, 'cada 2 meses'],
])('says %d days as %s', (days, text) => {
  expect(intervalText(days)).toBe(text);
});

it.each([
  [0, 'hoy'],
  [1, 'ayer'],
  [16, 'hace 16 días'],
])('says %d days ago as %s', (days, text) => {
  expect(agoText(days)).toBe(text);
});

it('combines rhythm, last purchase and quantity, and marks single purchases and orders in progress', () => {
  const one = habitual(producto(1), 6);
  expect(rhythmText(one)).toBe('cada 2 semanas · última hace 16 días · sueles llevar 6');
  expect(rhythmText({ ...one, cada_dias: null, hace_dias: 1 })).toBe('una sola vez, ayer · llevaste 6');
  expect(rhythmText({ ...one, en_curso: true })).toMatch(/ · en un pedido en curso$/);
});
