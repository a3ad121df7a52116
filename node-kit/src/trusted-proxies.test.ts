import { expect, it } from 'vitest';
import { isTrusted, trustedProxies } from './trusted-proxies.ts';

it.each([
  [undefined, 0],
  [' ', 0],
  ['0', 0],
  ['1', 1],
  ['10.0.0.0/8, loopback', ['10.0.0.0/8', 'loopback']],
  ['::1', ['::1']],
])('reads %j', (setting, expected) => {
  expect(trustedProxies(setting ?? '')).toEqual(expected);
});

it.each(['sí', '10.0.0.0/99', '-1', '10.0.0.1;rm'])('refuses %s with one line', (setting) => {
  expect(() => trustedProxies(setting)).toThrow(/^TRUST_PROXY debe ser .*corríjalo y vuelva a iniciar\.$/);
});

it('trusts so many in a row, or those that are named', () => {
  expect([0, 1].map((hop) => isTrusted(1)('9.9.9.9', hop))).toEqual([true, false]);
  expect(isTrusted(0)('127.0.0.1', 0)).toBe(false);
  expect(['10.1.2.3', '11.1.2.3'].map((address) => isTrusted(['10.0.0.0/8'])(address, 0))).toEqual([
    true,
    false,
  ]);
});
