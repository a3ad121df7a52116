import { afterEach, expect, it, vi } from 'vitest';
import { momentsOf } from './rules.ts';

afterEach(() => vi.restoreAllMocks());

it('does a change at once although the clock moves on during the check', () => {
  let ms = Date.parse('2026-03-02T12:00:00Z');
  vi.spyOn(Date, 'now').mockImplementation(() => ms++);
  expect(momentsOf({ oferta: 'no' })).toEqual({ desde: undefined, hasta: undefined });
});
