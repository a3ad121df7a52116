import { expect, it } from 'vitest';
import { createSealer } from './sealer.ts';

const ONE = 'a secret of the shop, long enough to sign';
const OTHER = 'another secret of the shop, as long as that';
const sealer = createSealer(ONE);

it('opens a sealed text for its owner only', () => {
  const sealed = sealer.seal('secreto', 'ana');
  expect(sealed).not.toContain('secreto');
  expect(sealer.open(sealed, 'ana')).toBe('secreto');
  expect(sealer.open(sealed, 'bruno')).toBeUndefined();
});

it('seals the same text differently each time', () => {
  expect(sealer.seal('secreto', 'ana')).not.toBe(sealer.seal('secreto', 'ana'));
});

it('does not open a text that was changed, cut or sealed with another secret', () => {
  const sealed = Buffer.from(sealer.seal('secreto', 'ana'), 'base64url');
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(sealer.open(changed.toString('base64url'), 'ana')).toBeUndefined();
    expect(sealer.open(sealed.subarray(0, at).toString('base64url'), 'ana')).toBeUndefined();
  }
  expect(createSealer(OTHER).open(sealed.toString('base64url'), 'ana')).toBeUndefined();
});

it('opens with the previous secret too, and seals with the current one', () => {
  const rotated = createSealer(OTHER, ONE);
  expect(rotated.open(sealer.seal('secreto', 'ana'), 'ana')).toBe('secreto');
  expect(createSealer(OTHER).open(rotated.seal('secreto', 'ana'), 'ana')).toBe('secreto');
});
