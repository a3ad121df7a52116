import { expect, it } from 'vitest';
import { withoutCapitals } from './without-capitals.ts';

it.each([
  ['/Panel-Pedidos?Pagina=2', '/panel-pedidos?Pagina=2'],
  ['/panel-pedidos/ABC', '/panel-pedidos/ABC'],
  // The router writes escapes in upper case: lower-casing them would redirect forever.
  ['/%3CX%3E', '/%3Cx%3E'],
  ['/%E0%A4%A', '/%E0%A4%a'],
])('writes %s as %s, once', (href, plain) => {
  expect(withoutCapitals(href)).toBe(plain);
  expect(withoutCapitals(plain)).toBe(plain);
});
