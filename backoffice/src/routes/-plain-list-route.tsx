import { lazyRouteComponent, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { PlainList } from '../shared/plain-list/plain-list.tsx';
import { listRoute } from './-route-options.ts';

/** Returns all options of a plain list's route: URL, title, loader and page. */
export function plainListRoute<V extends object, A extends { total: number }, Row>(
  list: PlainList<V, A, Row>,
) {
  type Search = V & { page: number };
  // The page works at any route.
  const route = {
    useSearch: (): Search => list.search.parse(useSearch({ strict: false })),
    useNavigate: () => {
      const navigate = useNavigate();
      return useCallback(
        ({ search, replace = false }: { search: (now: Search) => Search; replace?: boolean }) =>
          navigate({ to: '.', search: (now: unknown) => search(list.search.parse(now)), replace }),
        [navigate],
      );
    },
  };
  return {
    ...listRoute(list),
    component: lazyRouteComponent(async () => {
      const { PlainListPage } = await import('../shared/plain-list/plain-list-page.tsx');
      return { default: () => <PlainListPage list={list} route={route} /> };
    }),
  };
}
