import { describe, expect, it } from 'vitest';
import { diaText, proximoReparto, proximoText } from './proximo-reparto.ts';
import type { DiaSemana } from './zonas-words.ts';

describe('the next delivery day', () => {
  it.each([
    // The earliest day is tomorrow, even when today is a delivery day.
    [['jueves'], [], '2026-12-02', '2026-12-03'],
    [['jueves'], [], '2026-12-03', '2026-12-10'],
    [['lunes', 'jueves'], [], '2026-12-03', '2026-12-07'],
    // Across a weekend.
    [['lunes'], [], '2026-12-04', '2026-12-07'],
    [['domingo'], [], '2026-12-05', '2026-12-06'],
    // A holiday is skipped, and the zone's next day counts.
    [['martes'], ['2026-12-08'], '2026-12-07', '2026-12-15'],
    [['martes', 'viernes'], ['2026-12-08'], '2026-12-07', '2026-12-11'],
    [['viernes'], ['2026-12-25', '2027-01-01'], '2026-12-24', '2027-01-08'],
    // Across a year's end, and on a leap day.
    [['jueves'], [], '2026-12-31', '2027-01-07'],
    [['martes'], [], '2028-02-28', '2028-02-29'],
    [[], [], '2026-12-02', undefined],
  ] as [DiaSemana[], string[], string, string | undefined][])(
    'for %j with holidays %j after %s is %s',
    (dias, feriados, today, day) => {
      expect(proximoReparto(dias, feriados, today)).toBe(day);
    },
  );

  it("is undefined when all of the zone's days in the next 60 days are holidays", () => {
    const weekly = Array.from({ length: 9 }, (_, week) =>
      new Date(Date.parse('2026-12-07') + week * 7 * 86_400_000).toISOString().slice(0, 10),
    );
    expect(proximoReparto(['lunes'], weekly, '2026-12-01')).toBeUndefined();
    // Only eight Mondays lie within the 60 days; the eighth is free here.
    expect(proximoReparto(['lunes'], weekly.slice(0, 7), '2026-12-01')).toBe('2027-01-25');
  });
});

it('formats a delivery day in words', () => {
  expect(diaText('2027-01-01')).toBe('viernes 1 de enero');
  expect(proximoText('2026-12-03')).toBe('Próximo reparto en tu zona: jueves 3 de diciembre');
});
