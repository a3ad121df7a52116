/** How old what came with a page is. That the server writes no time into one: `stress/pages.test.ts`. */
import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { leaveTimesOut } from './page-times.ts';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, '$_TSR');
});

it.each([
  ['navigate', performance.timeOrigin],
  ['reload', performance.timeOrigin],
  // The browser shows what it has, without asking.
  ['back_forward', 0],
])('after a navigation of type %s all of it is as old as %d', async (type, at) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
  const match = { u: 0 };
  Reflect.set(window, '$_TSR', { router: { matches: [match] } });
  const hydrate = vi.fn();
  const router = { options: { hydrate } };
  leaveTimesOut(router as unknown as AnyRouter);
  const query = { dehydratedAt: 0, state: { dataUpdatedAt: 0, data: 'x' } };
  await router.options.hydrate({ settings: 1, query: { initial: [query] } });
  const known = { dehydratedAt: at, state: { dataUpdatedAt: at, data: 'x' } };
  expect(hydrate).toHaveBeenCalledWith({ settings: 1, query: { initial: [known] } });
  expect(match.u).toBe(at);
});
