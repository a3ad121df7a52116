import type { AnyRouter } from '@tanstack/react-router';

type Page = { query?: { initial?: { dehydratedAt?: number; state: { dataUpdatedAt: number } }[] } };

/**
 * For a router whose queries travel with the page: the server writes no time into it, so that a page is the same bytes in
 * whichever process and moment it was made; in the browser all that came with it is as old as the question for it, since
 * no server answers with less.
 */
export function leaveTimesOut(router: AnyRouter): void {
  if (import.meta.env.SSR) writeNone(router);
  else readArrival(router);
}

function writeNone(router: AnyRouter): void {
  const dehydrate = router.options.dehydrate;
  router.options.dehydrate = async () => setTimes((await dehydrate?.()) as Page, 0);
  router.serverSsrLifecycle = {
    onServerSsrAttach: [
      ...(router.serverSsrLifecycle?.onServerSsrAttach ?? []),
      (page) => {
        const write = page.dehydrate;
        page.dehydrate = (options) => {
          for (const match of router.stores.matches.get()) match.updatedAt = 0;
          return write(options);
        };
      },
    ],
  };
}

function readArrival(router: AnyRouter): void {
  const hydrate = router.options.hydrate;
  router.options.hydrate = (page: Page) => {
    const at = arrival();
    for (const match of window.$_TSR?.router?.matches ?? []) match.u = at;
    return hydrate?.(setTimes(page, at));
  };
}

function setTimes(page: Page, at: number): Page {
  for (const query of page.query?.initial ?? []) {
    query.dehydratedAt = at;
    query.state.dataUpdatedAt = at;
  }
  return page;
}

/** Milliseconds since 1970. On the way back a browser shows what it has, however old it is. */
function arrival(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward' ? 0 : performance.timeOrigin;
}
