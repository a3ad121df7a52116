import { expect, it } from 'vitest';
import { shopVersion } from './shop-version.ts';
import { read } from './workspace.ts';

/** Returns the changelog's sections, newest first: version or `Unreleased`, and text. */
function sections(): { name: string; text: string }[] {
  return read('CHANGELOG.md')
    .text.split(/^## /m)
    .slice(1)
    .map((section) => ({ name: section.split('\n', 1)[0] ?? '', text: section }));
}

it('matches the changelog: a future version while changes are unreleased, a new major version for manual steps', () => {
  const [newest, ...older] = sections();
  const released = newest?.name === 'Unreleased' ? older[0] : newest;
  const [major = 0, minor = 0] = (released?.name ?? '').split('.').map(Number);
  if (newest?.name !== 'Unreleased') {
    expect(shopVersion()).toBe(released?.name);
    return;
  }
  const byHand = newest.text.includes('**By hand**');
  expect(shopVersion()).toMatch(
    byHand ? new RegExp(`^${major + 1}\\.0\\.0-dev$`) : new RegExp(`^${major}\\.${minor + 1}\\.0-dev$`),
  );
});
