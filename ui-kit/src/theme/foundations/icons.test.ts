// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { iconGroups } from './icon-list.ts';

const root = join(import.meta.dirname, '../../../..');

it('lists every icon that the kit and the apps use, and no other', () => {
  const sources = globSync('{ui-kit,storefront,backoffice}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('foundations'))
    .map((file) => readFileSync(join(root, file), 'utf8'));
  const used = sources.flatMap((code) =>
    [...code.matchAll(/from '@mui\/icons-material\/(\w+)'/g)].map(([, name]) => name),
  );
  expect(
    Object.values(iconGroups)
      .flatMap((group) => Object.keys(group))
      .sort(),
  ).toEqual([...new Set(used)].sort());
});
