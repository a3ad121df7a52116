/** Data that comes with a page, and its age. `stress/pages.test.ts` checks that the server writes no time into a page. */
import { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { foundBy, keepFound, leaveTimesOut } from './page-data.ts';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, '$_TSR');
});

it.each([
  ['navigate', performance.timeOrigin],
  ['reload', performance.timeOrigin],
  // The browser shows its stored page without a request.
  ['back_forward', 0],
])('after a navigation of type %s, dates all data of the page at %d', async (type, at) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
  const match = { u: 0 };
  Reflect.set(window, '$_TSR', { router: { matches: [match] } });
  const hydrate = vi.fn();
  const router = { options: { hydrate } };
  const [server, browser] = [new QueryClient(), new QueryClient()];
  leaveTimesOut(router as unknown as AnyRouter, browser);
  const key = [{ id: 'x', query: { page: 1, term: undefined } }];
  server.setQueryData(key, { productos: ['x'] });
  await server.prefetchQuery({
    queryKey: ['failed'],
    queryFn: () => Promise.reject(new Error('no')),
    retry: false,
  });
  const page = { settings: 1, found: foundBy(server) };
  await router.options.hydrate(page);
  keepFound(browser, page.found);
  expect(hydrate).toHaveBeenCalledWith(page);
  expect(match.u).toBe(at);
  expect(browser.getQueryState(key)).toMatchObject({ data: { productos: ['x'] }, dataUpdatedAt: at });
  expect(browser.getQueryCache().getAll()).toHaveLength(1);
});
