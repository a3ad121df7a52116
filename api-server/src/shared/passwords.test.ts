import { expect, it } from 'vitest';
import { hashPassword, hasPassword, NO_PASSWORD, verifyPassword } from './passwords.ts';

const costsOf = (hash: string) => hash.split('$').slice(0, 4).join('$');

it('verifies the right password and no other', async () => {
  const hash = await hashPassword('Ñandú1234*');
  expect(costsOf(hash)).toBe('$argon2id$v=19$m=19456,t=2,p=1');
  expect(await verifyPassword(hash, 'Ñandú1234*')).toBe(true);
  expect(await verifyPassword(hash, 'ñandú1234*')).toBe(false);
  expect(await verifyPassword(hash, '')).toBe(false);
  expect(await hashPassword('Ñandú1234*')).not.toBe(hash);
});

it('accepts the same letters in another Unicode form', async () => {
  const hash = await hashPassword('Ñandú1234*'.normalize('NFD'));
  expect(await verifyPassword(hash, 'Ñandú1234*'.normalize('NFC'))).toBe(true);
});

it('returns false for an invalid hash', async () => {
  expect(await verifyPassword('none', 'none')).toBe(false);
  expect(await verifyPassword('', '')).toBe(false);
});

it('has a placeholder hash with the costs of a real one, which no password matches', async () => {
  const real = await hashPassword('x');
  expect(costsOf(NO_PASSWORD)).toBe(costsOf(real));
  // The library would refuse an invalid hash at once, and the time would reveal the account's state.
  const { verify } = await import('@node-rs/argon2');
  expect(await verify(NO_PASSWORD, 'x')).toBe(false);
  expect(await verifyPassword(NO_PASSWORD, '')).toBe(false);
  expect([hasPassword(real), hasPassword(NO_PASSWORD)]).toEqual([true, false]);
});
