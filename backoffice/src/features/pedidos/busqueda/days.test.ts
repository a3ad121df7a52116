import { expect, it } from 'vitest';
import { quickDays } from './days.ts';

const daysAt = (now: string) =>
  quickDays(new Date(now)).map(({ label, days }) => [label, days.desde, days.hasta]);

it("uses the shop's calendar for today, yesterday and the week", () => {
  // Sunday, ten in the evening in the shop's time zone.
  expect(daysAt('2026-11-23T01:00:00Z')).toEqual([
    ['Hoy', '2026-11-22', '2026-11-22'],
    ['Ayer', '2026-11-21', '2026-11-21'],
    ['Esta semana', '2026-11-16', '2026-11-22'],
    ['Últimos 30 días', '2026-10-24', '2026-11-22'],
  ]);
  expect(daysAt('2026-11-23T12:00:00Z')[2]).toEqual(['Esta semana', '2026-11-23', '2026-11-23']);
});
