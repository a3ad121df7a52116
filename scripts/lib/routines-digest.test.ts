import { expect, it } from 'vitest';
import { recordedDigest, routinesDigest } from './routines-digest.ts';

it('a migration names the current functions and triggers; else run `pnpm migration <name>`', () => {
  expect(recordedDigest()).toBe(routinesDigest());
});
