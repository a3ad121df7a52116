import { expect, it } from 'vitest';
import { isTrusted } from './trusted-proxies.ts';

it('trusts the given number of proxies in a row, or the given addresses', () => {
  expect([0, 1].map((hop) => isTrusted(1)('9.9.9.9', hop))).toEqual([true, false]);
  expect(isTrusted(0)('127.0.0.1', 0)).toBe(false);
  expect(['10.1.2.3', '11.1.2.3'].map((address) => isTrusted(['10.0.0.0/8'])(address, 0))).toEqual([
    true,
    false,
  ]);
});
