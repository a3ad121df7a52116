import { describe, expect, it } from 'vitest';
import { diaText, proximoReparto, proximoText } from './proximo-reparto.ts';
import type { DiaSemana } from './zonas-words.ts';

describe('the next day on which it is delivered', () => {
  it.each([
    // Tomorrow at the earliest, though today is one of the zone's days.
    [['jueves'], [], '2026-12-02', '2026-12-03'],
    [['jueves'], [], '2026-12-03', '2026-12-10'],
    [['lunes', 'jueves'], [], '2026-12-03', '2026-12-07'],
    // Over the week's end.
    [['lunes'], [], '2026-12-04', '2026-12-07'],
    [['domingo'], [], '2026-12-05', '2026-12-06'],
    // A holiday is left out; the zone's next day comes.
    [['martes'], ['2026-12-08'], '2026-12-07', '2026-12-15'],
    [['martes', 'viernes'], ['2026-12-08'], '2026-12-07', '2026-12-11'],
    [['viernes'], ['2026-12-25', '2027-01-01'], '2026-12-24', '2027-01-08'],
    // The year's end, and a leap day.
    [['jueves'], [], '2026-12-31', '2027-01-07'],
    [['martes'], [], '2028-02-28', '2028-02-29'],
    [[], [], '2026-12-02', undefined],
  ] as [DiaSemana[], string[], string, string | undefined][])(
    'of %j without %j after %s is %s',
    (dias, feriados, today, day) => {
      expect(proximoReparto(dias, feriados, today)).toBe(day);
    },
  );

  it('is none where two months of its days are holidays', () => {
    const weekly = Array.from({ length: 9 }, (_, week) =>
      new Date(Date.parse('2026-12-07') + week * 7 * 86_400_000).toISOString().slice(0, 10),
    );
    expect(proximoReparto(['lunes'], weekly, '2026-12-01')).toBeUndefined();
    // The ninth Monday is beyond what is planned.
    expect(proximoReparto(['lunes'], weekly.slice(0, 7), '2026-12-01')).toBe('2027-01-25');
  });
});

it('is said as people say it', () => {
  expect(diaText('2027-01-01')).toBe('viernes 1 de enero');
  expect(proximoText('2026-12-03')).toBe('Próximo reparto en tu zona: jueves 3 de diciembre');
});
