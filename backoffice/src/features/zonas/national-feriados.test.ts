import { expect, it } from 'vitest';
import { nationalFeriados } from './national-feriados.ts';

const days = (year: number) => nationalFeriados(year).map(({ fecha }) => fecha.slice(5));

it.each([
  // The official holidays, without bridge days.
  [2025, '01-01 03-03 03-04 03-24 04-02 04-18 05-01 05-25 06-16 06-20 07-09 08-17 10-12 11-24 12-08 12-25'],
  [2026, '01-01 02-16 02-17 03-24 04-02 04-03 05-01 05-25 06-15 06-20 07-09 08-17 10-12 11-23 12-08 12-25'],
  [2024, '01-01 02-12 02-13 03-24 03-29 04-02 05-01 05-25 06-17 06-20 07-09 08-17 10-12 11-18 12-08 12-25'],
])('are right for %d', (year, expected) => {
  expect(days(year).join(' ')).toBe(expected);
});
