import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp({ rateLimits: true });
});
afterAll(() => test.close());

/** Calls an operation with a limit of 30 calls in 15 minutes. */
const ask = (from: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/auth/reset-password',
    headers: { 'x-forwarded-for': from },
    payload: { token: 'no', newPassword: 'Demo1234*' },
  });

async function statusesOf(addresses: string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const address of addresses) statuses.push((await ask(address)).statusCode);
  return statuses;
}
const thirty = (address: (i: number) => string) => Array.from({ length: 30 }, (_, i) => address(i));

describe('a caller above the rate limit', () => {
  it.each([
    ['of one IPv4 address', () => '203.0.113.7', '203.0.113.7', '203.0.113.8'],
    [
      'of one IPv4 address, also written as IPv6',
      () => '203.0.114.7',
      '::ffff:203.0.114.7',
      '::ffff:203.0.114.8',
    ],
    [
      'of one /64 network of IPv6',
      (i: number) => `2001:db8:0:1:${i.toString(16)}::1`,
      '2001:0db8::1:ffff:0:0:9',
      '2001:db8:0:2::1',
    ],
    ['of invalid addresses', (i: number) => 'x'.repeat(250 + i), 'abc', '198.51.100.1'],
  ])('gets 429, and another address does not: %s', async (_, address, oneMore, another) => {
    expect(await statusesOf(thirty(address))).toEqual(thirty(() => '').map(() => 400));
    expect(await statusesOf([oneMore, another])).toEqual([429, 400]);
  });
});
