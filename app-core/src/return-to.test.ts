import { expect, it } from 'vitest';
import { safeReturnTo } from './return-to.ts';

it.each(['/producto/1', '/categorias?term=man%C3%AD&page=2', '/mis-pedidos#fin'])(
  '%s is gone back to',
  (path) => {
    expect(safeReturnTo(path)).toBe(path);
  },
);

it.each([
  undefined,
  '',
  'producto/1',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  '/login',
  '/LOGIN/?volver=/login',
  '/restablecer-password?token=x',
])('%s is not', (value) => {
  expect(safeReturnTo(value)).toBeUndefined();
});
