import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { takeCode } from './page-code.ts';

/** Query results of a page as JSON text, which is cheaper to write and parse than the serialised object graph. */
export type PageData = string;

/** Returns the successful query results. For the server, after the page's routes have loaded. */
export function dehydrateQueries(queryClient: QueryClient): PageData {
  const queries = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'success' });
  return JSON.stringify(queries.map(({ queryKey, state }) => [queryKey, state.data]));
}

/** Fills the browser's query cache before anything renders. The data gets the time of the page's request. */
export function hydrateQueries(queryClient: QueryClient, found: PageData): void {
  const updatedAt = arrival();
  for (const [queryKey, data] of JSON.parse(found) as [QueryKey, unknown][]) {
    queryClient.setQueryData(queryKey, data, { updatedAt });
  }
}

/**
 * Keeps times out of the server's page, so that every process renders identical bytes. The router has no option for
 * that: it writes the time of each route's data. In the browser a route's data is then old, which costs nothing:
 * loaders take their data from the query cache, whose entries get the time of the page's request.
 */
export function leaveTimesOut(router: AnyRouter, queryClient: QueryClient): void {
  router.serverSsrLifecycle = {
    onServerSsrAttach: [
      (page) => {
        const write = page.dehydrate;
        page.dehydrate = (options) => {
          takeCode(router);
          for (const match of router.stores.matches.get()) match.updatedAt = 0;
          return write(options);
        };
        // Drop queries that are still running: nothing reads their results.
        page.onCleanup(() => queryClient.clear());
      },
    ],
  };
}

/** Returns the time of the page's request in ms since 1970, or 0 after a back navigation, which may show an old page. */
function arrival(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward' ? 0 : performance.timeOrigin;
}
