import { describe, expect, it } from 'vitest';
import { LIMITS } from './limits.ts';
import { toExactCents } from './money.ts';

describe('toExactCents', () => {
  it('converts every amount with two decimals exactly', () => {
    for (const cents of [0, 1, 10, 115, 435, 100_115, 4_999_999, 8_192_035, 99_999_999]) {
      expect(toExactCents(cents / 100)).toBe(cents);
      expect(toExactCents(Number((cents / 100).toFixed(2)))).toBe(cents);
    }
    expect(toExactCents(LIMITS.totalMax)).toBe(999_999_999_999);
  });

  it.each([0.001, 100.005, 99.999, 1e-9, 999_999.989_9])(
    'returns undefined for %d, which has more than two decimals',
    (amount) => {
      expect(toExactCents(amount)).toBeUndefined();
    },
  );
});
