/** Data that comes with a page, and its age. `stress/pages.test.ts` checks that the server writes no time into a page. */
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { dehydrateQueries, hydrateQueries } from './page-data.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['navigate', performance.timeOrigin],
  ['reload', performance.timeOrigin],
  // The browser shows its stored page without a request.
  ['back_forward', 0],
])('after a navigation of type %s, dates the data of the page at %d', async (type, at) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
  const [server, browser] = [new QueryClient(), new QueryClient()];
  const key = [{ id: 'x', query: { page: 1, term: undefined } }];
  server.setQueryData(key, { productos: ['x'] });
  await server.prefetchQuery({
    queryKey: ['failed'],
    queryFn: () => Promise.reject(new Error('no')),
    retry: false,
  });
  hydrateQueries(browser, dehydrateQueries(server));
  expect(browser.getQueryState(key)).toMatchObject({ data: { productos: ['x'] }, dataUpdatedAt: at });
  expect(browser.getQueryCache().getAll()).toHaveLength(1);
});
