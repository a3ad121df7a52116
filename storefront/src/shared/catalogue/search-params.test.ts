import { LIMITS } from 'api-client/storefront';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { pageSearch } from './search-params.ts';

const LAST = Math.floor(LIMITS.offsetMax / LIMITS.page);

it.each([
  [2, 2],
  ['7', 7],
  [100_001, 100_001],
  [LAST, LAST],
  [LAST + 1, LAST],
  ['99999999999999999999999', LAST],
  [1, undefined],
  [0, undefined],
  [-3, undefined],
  [2.5, undefined],
  ['dos', undefined],
  [undefined, undefined],
])('reads ?page=%s as page %s', (asked, page) => {
  expect(v.parse(pageSearch, { page: asked })).toEqual(page === undefined ? {} : { page });
});
