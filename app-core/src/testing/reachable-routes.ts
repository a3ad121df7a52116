import type { QueryClient } from '@tanstack/react-query';
import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { act, waitFor } from '@testing-library/react';

interface Walk {
  router: AnyRouter;
  queryClient: QueryClient;
  /** The address of the first page. */
  home: string;
}

/** Returns the ids of the routes that are pages: routes without children. */
export const pageRoutes = ({ routesById }: AnyRouter): string[] =>
  Object.values(routesById as Record<string, AnyRoute>)
    .filter(({ children }) => !children || Object.keys(children).length === 0)
    .map(({ id }) => id)
    .sort();

/** Follows the links of each page, starting at home. Returns the ids of the routes that it reached. */
export async function reachableRoutes({ router, queryClient, home }: Walk): Promise<ReadonlySet<string>> {
  const reached = new Set<string>();
  const queue = [home];
  for (let href = queue.shift(); href !== undefined; href = queue.shift()) {
    const id = routeOf(router, href);
    if (id === undefined || reached.has(id)) continue;
    reached.add(id);
    await act(() => router.navigate({ href }));
    await waitFor(() => {
      if (router.state.status !== 'idle' || queryClient.isFetching() > 0)
        throw new Error('The page still loads');
    });
    queue.push(...(await settledLinks()));
  }
  return reached;
}

const routeOf = (router: AnyRouter, href: string): string | undefined =>
  router.getMatchedRoutes(new URL(href, window.location.href).pathname)[2]?.id;

/** Returns the page's links once lazy code adds no more. */
async function settledLinks(): Promise<string[]> {
  let before = '';
  for (;;) {
    const links = linksHere();
    if (links.join() === before) return links;
    before = links.join();
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  }
}

const linksHere = (): string[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .map(({ href }) => new URL(href, window.location.href))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname, search }) => pathname + search);
