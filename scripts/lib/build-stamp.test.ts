import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { digestOf } from './build-stamp.ts';

const root = mkdtempSync(join(tmpdir(), 'tienda stamp ñ-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, content: string) => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), content);
};
const digest = (env = {}) => digestOf('storefront', root, env);

it("changes only with a build's inputs", () => {
  write('storefront/src/app/main.tsx', 'a');
  write('ui-kit/src/button.tsx', 'b');
  const before = digest();
  expect(digest()).toBe(before);

  write('storefront/src/app/main.test.tsx', 'a test');
  write('storefront/dist/main.js', 'built');
  write('backoffice/src/main.tsx', 'the other app');
  expect(digest()).toBe(before);
  expect(digest({ PATH: '/bin' })).toBe(before);

  expect(digest({ VITE_X: '1' })).not.toBe(before);
  write('ui-kit/src/button.tsx', 'c');
  const after = digest();
  expect(after).not.toBe(before);
  write('storefront/vite.config.ts', 'x');
  expect(digest()).not.toBe(after);
});
