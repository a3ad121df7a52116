import { expect, it } from 'vitest';
import { earlierDay, fullDate, shortDate } from './dates.ts';

// 00:30 in Buenos Aires, three hours later in UTC.
const now = new Date('2026-03-05T03:30:00Z');

it.each([
  ['2026-03-05T03:05:00Z', 'hoy 00:05'],
  ['2026-03-05T02:59:00Z', 'ayer 23:59'],
  ['2026-03-04T03:00:00Z', 'ayer 00:00'],
  ['2026-03-04T02:59:00Z', '3 mar 23:59'],
  ['2025-12-28T21:10:00Z', '28 dic 2025 18:10'],
])('%s is %s', (iso, text) => {
  expect(shortDate(iso, now)).toBe(text);
});

it.each([
  ['2026-03-05T03:05:00Z', undefined],
  ['2026-03-05T02:59:00Z', 'ayer'],
  ['2026-03-04T02:59:00Z', 'el 3 mar'],
  ['2025-12-28T21:10:00Z', 'el 28 dic 2025'],
])('the day of %s is %s', (iso, text) => {
  expect(earlierDay(iso, now)).toBe(text);
});

it('writes the whole date in the shop’s time zone', () => {
  expect(fullDate('2026-03-05T02:59:00Z')).toBe('miércoles, 4 de marzo de 2026, 23:59');
});
