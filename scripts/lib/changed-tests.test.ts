import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ALL_RUNS, runsFor } from './changed-tests.ts';
import { inRoot } from './workspace.ts';

const STOREFRONT = ['--project=storefront', '--project=journeys'];
const STORIES = ['--project=stories', '--project=storybook'];

it.each([
  ['a document', ['README.md', 'docs/adding.md'], []],
  ['a unit test', ['storefront/src/features/cart/cart.test.tsx'], []],
  ['the storefront', ['storefront/src/routes/carrito.tsx'], [[STORIES], [STOREFRONT, ['--project=rounds']]]],
  [
    'the back office',
    ['backoffice/src/routes/login.tsx'],
    [[STORIES], [['--project=journeys'], ['--project=backoffice', '--project=rounds']]],
  ],
  ['the kit', ['ui-kit/src/theme/palettes.ts'], ALL_RUNS],
  ['the API', ['api-server/src/app.ts'], ALL_RUNS],
  ['a fixture of the browser tests', ['e2e/fixtures/visit.ts'], ALL_RUNS],
  ['one browser test', ['e2e/backoffice/shell.spec.ts'], [[['--project=backoffice']]]],
  ['a browser test of the stories', ['e2e/stories/kit.spec.ts'], [[STORIES]]],
  ['a story', ['ui-kit/src/components/pager/pager.stories.tsx'], [[STORIES]]],
])('runs what a change of %s can break', (_, files, runs) => {
  expect(runsFor(files)).toEqual(runs);
});

it('knows every project that has browser tests', () => {
  const folders = readdirSync(inRoot('e2e'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => readdirSync(inRoot('e2e', name)).some((file) => file.endsWith('.spec.ts')));
  expect(folders.length).toBeGreaterThan(3);
  for (const folder of folders) expect(ALL_RUNS.flat(2)).toContain(`--project=${folder}`);
});
