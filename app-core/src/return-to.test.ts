import { expect, it } from 'vitest';
import { safeReturnTo } from './return-to.ts';

const back = (value: string | undefined) => safeReturnTo(value, ['/login', '/restablecer-password']);

it.each([
  '/producto/1',
  '/categorias?term=man%C3%AD&page=2',
  '/mis-pedidos#fin',
  '/panel-pedidos?estado=aprobado&page=2',
])('returns %s', (path) => {
  expect(back(path)).toBe(path);
});

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
  '/LOGIN/?returnTo=/login',
  '/restablecer-password?token=x',
])('returns undefined for %s', (value) => {
  expect(back(value)).toBeUndefined();
});
