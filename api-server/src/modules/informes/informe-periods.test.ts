import { describe, expect, it } from 'vitest';
import { indexOfPart, type PeriodQuery, resolvePeriods, startOf, unidadOf } from './rules.ts';

const of = (asked: Partial<PeriodQuery>, today = '2026-11-25') => {
  const { periodo, contra } = resolvePeriods({ contra: 'anterior', ...asked }, today);
  return [periodo.desde, periodo.hasta, contra.desde, contra.hasta].join(' ');
};

describe('the periods of a report', () => {
  it.each([
    // The current month so far, whole months, a year.
    [{}, '2026-11-01 2026-11-25 2026-10-01 2026-10-25'],
    [{ hasta: '2026-11-30' }, '2026-11-01 2026-11-30 2026-10-01 2026-10-31'],
    [{ desde: '2026-02-01', hasta: '2026-02-28' }, '2026-02-01 2026-02-28 2026-01-01 2026-01-31'],
    [{ desde: '2026-03-01', hasta: '2026-03-30' }, '2026-03-01 2026-03-30 2026-02-01 2026-02-28'],
    [{ desde: '2026-01-01', hasta: '2026-03-31' }, '2026-01-01 2026-03-31 2025-10-01 2025-12-31'],
    [{ desde: '2026-01-01', hasta: '2026-12-31' }, '2026-01-01 2026-12-31 2025-01-01 2025-12-31'],
    // Other days.
    [{ desde: '2026-11-16', hasta: '2026-11-22' }, '2026-11-16 2026-11-22 2026-11-09 2026-11-15'],
    [{ desde: '2026-03-01', hasta: '2026-02-27' }, '2026-02-27 2026-03-01 2026-02-24 2026-02-26'],
    [{ desde: '2026-11-25' }, '2026-11-25 2026-11-25 2026-11-24 2026-11-24'],
    [{ desde: '2026-12-05' }, '2026-12-05 2026-12-05 2026-12-04 2026-12-04'],
    // One year earlier.
    [
      { desde: '2024-02-29', hasta: '2024-03-10', contra: 'anio_anterior' },
      '2024-02-29 2024-03-10 2023-02-28 2023-03-10',
    ],
    // Any other period, with its days in any order.
    [
      { desde: '2026-11-02', hasta: '2026-11-08', contra_desde: '2025-04-20', contra_hasta: '2025-04-14' },
      '2026-11-02 2026-11-08 2025-04-14 2025-04-20',
    ],
  ] satisfies [Partial<PeriodQuery>, string][])('%j', (asked, expected) => {
    expect(of(asked)).toBe(expected);
  });

  it('throw PERIODO_DEMASIADO_LARGO when a period is longer than five years', () => {
    expect(of({ desde: '2021-11-26', hasta: '2026-11-25' })).toContain('2021-11-26');
    expect(of({ desde: '2021-11-25', hasta: '2026-11-25' })).toContain('2021-11-25');
    for (const asked of [
      { desde: '2021-11-24', hasta: '2026-11-25' },
      { desde: '1900-01-01' },
      { contra_desde: '2000-01-01', contra_hasta: '2006-01-01' },
    ]) {
      expect(() => of(asked)).toThrow(expect.objectContaining({ code: 'PERIODO_DEMASIADO_LARGO' }));
    }
  });
});

describe('the parts of a chart', () => {
  it('are days up to one month, weeks up to half a year, otherwise months', () => {
    const unidad = (hasta: string) => unidadOf({ desde: '2026-01-01', hasta });
    expect(['2026-01-31', '2026-02-01', '2026-07-05', '2026-07-06'].map(unidad)).toEqual([
      'dia',
      'semana',
      'semana',
      'mes',
    ]);
  });

  it.each([
    ['dia', '2026-02-27', '2026-03-01', 2],
    ['semana', '2026-02-27', '2026-03-05', 0],
    ['semana', '2026-02-27', '2026-03-06', 1],
    ['mes', '2026-01-15', '2026-02-14', 0],
    ['mes', '2026-01-15', '2026-02-15', 1],
    ['mes', '2026-01-31', '2026-02-27', 0],
    ['mes', '2026-01-31', '2026-02-28', 1],
    ['mes', '2026-01-31', '2026-03-30', 1],
    ['mes', '2026-01-31', '2026-03-31', 2],
  ] as const)('of %s from %s contain %s at index %i', (unidad, desde, dia, place) => {
    expect(indexOfPart(unidad, desde, dia)).toBe(place);
    expect(startOf(unidad, desde, place) <= dia && dia < startOf(unidad, desde, place + 1)).toBe(true);
  });
});
