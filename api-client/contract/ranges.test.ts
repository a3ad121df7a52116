import { expect, it } from 'vitest';
import { operations } from './index.ts';
import { WRONG_ORDER, WRONG_ORDER_OF_AMOUNTS } from './range-text.ts';

const ranges = operations.flatMap((operation) => {
  const query = 'query' in operation ? operation.query : undefined;
  const names = Object.keys(query?.shape ?? {});
  return names.flatMap((first) => {
    const last = first.replace(/desde$/, 'hasta');
    return query && last !== first && names.includes(last) ? [{ id: operation.id, query, first, last }] : [];
  });
});
/** Required parameters of these queries besides the range. */
const REST = { por: 'cliente', formato: 'csv', columnas: 'numero' };

it('finds the ranges of lists, reports, statements and the audit log', () => {
  expect(new Set(ranges.map(({ id }) => id.split('.')[0]))).toEqual(
    new Set([
      'bitacora',
      'cuentaCorriente',
      'informes',
      'margen',
      'miCuentaCorriente',
      'pedidos',
      'planillas',
    ]),
  );
});

it.each(ranges)(
  '$id refuses a $first after its $last, and accepts ranges in order',
  ({ query, first, last }) => {
    const [one, other] = first.startsWith('importe') ? [1, 2] : ['2026-11-01', '2026-11-02'];
    const complaints = (from: unknown, to: unknown) =>
      query
        .safeParse({ ...REST, [first]: from, [last]: to })
        .error?.issues.map(({ path, message }) => [path.join(), message]) ?? [];
    expect(complaints(one, other)).toEqual([]);
    expect(complaints(one, one)).toEqual([]);
    expect(complaints(other, one)).toEqual([
      [last, first.startsWith('importe') ? WRONG_ORDER_OF_AMOUNTS : WRONG_ORDER],
    ]);
  },
);
