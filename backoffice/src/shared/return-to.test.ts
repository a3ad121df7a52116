import { expect, it } from 'vitest';
import { safeReturnTo } from './return-to.ts';

it.each(['/panel-pedidos', '/panel-pedidos?estado=aprobado&page=2', '/pedido/1#fin'])(
  '%s is gone back to',
  (path) => {
    expect(safeReturnTo(path)).toBe(path);
  },
);

it.each([
  undefined,
  'panel-pedidos',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/x/..//evil.example',
  '/login',
  '/LOGIN/?x=1',
])('%s is not', (value) => {
  expect(safeReturnTo(value)).toBeUndefined();
});
