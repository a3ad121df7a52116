import { LIMITES } from 'api-client/contract';
import { describe, expect, it } from 'vitest';
import { toExactCentavos } from './importe.ts';

describe('toExactCentavos', () => {
  it('reads every amount with two decimals exactly', () => {
    for (const cents of [0, 1, 10, 115, 435, 100_115, 4_999_999, 8_192_035, 99_999_999]) {
      expect(toExactCentavos(cents / 100)).toBe(cents);
      expect(toExactCentavos(Number((cents / 100).toFixed(2)))).toBe(cents);
    }
    expect(toExactCentavos(LIMITES.totalMaximo)).toBe(999_999_999_999);
  });

  it.each([0.001, 100.005, 99.999, 1e-9, 999_999.989_9])('takes %d for no amount', (amount) => {
    expect(toExactCentavos(amount)).toBeUndefined();
  });
});
