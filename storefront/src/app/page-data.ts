import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';

/** What a page's queries found: JSON, which costs less to write and to read than an object with all that it points to. */
export type Found = string;

/** On the server, once the page's routes have what they need. */
export function foundBy(queryClient: QueryClient): Found {
  const queries = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'success' });
  return JSON.stringify(queries.map(({ queryKey, state }) => [queryKey, state.data]));
}

/** In the browser, before anything renders. All of it is as old as the question for the page: no server answers with less. */
export function keepFound(queryClient: QueryClient, found: Found): void {
  const updatedAt = arrival();
  for (const [queryKey, data] of JSON.parse(found) as [QueryKey, unknown][]) {
    queryClient.setQueryData(queryKey, data, { updatedAt });
  }
}

/**
 * The server writes no time into a page, so that it is the same bytes in whichever process and moment it was made; in the
 * browser its routes are as old as what they found.
 */
export function leaveTimesOut(router: AnyRouter, queryClient: QueryClient): void {
  if (import.meta.env.SSR) writeNone(router, queryClient);
  else readArrival(router);
}

function writeNone(router: AnyRouter, queryClient: QueryClient): void {
  router.serverSsrLifecycle = {
    onServerSsrAttach: [
      (page) => {
        const write = page.dehydrate;
        page.dehydrate = (options) => {
          for (const match of router.stores.matches.get()) match.updatedAt = 0;
          return write(options);
        };
        // Whatever is still under way is for nobody.
        page.onCleanup(() => queryClient.clear());
      },
    ],
  };
}

function readArrival(router: AnyRouter): void {
  const hydrate = router.options.hydrate;
  router.options.hydrate = (page: unknown) => {
    const at = arrival();
    for (const match of window.$_TSR?.router?.matches ?? []) match.u = at;
    return hydrate?.(page);
  };
}

/** Milliseconds since 1970. On the way back a browser shows what it has, however old it is. */
function arrival(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward' ? 0 : performance.timeOrigin;
}
