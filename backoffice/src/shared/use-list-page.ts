import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallOptions } from 'app-core/queries/call-options';
import type { reportedByScreen } from 'app-core/queries/own-failures';
import { useCallback } from 'react';
import type { z } from 'zod';

interface Paged {
  page: number;
}
interface Counted {
  total: number;
}

/** A list as its route and page know it: title, search schema, query. */
export interface List<S extends Paged, A extends Counted, T extends Counted = A> {
  title: string;
  search: z.ZodType<S>;
  options: (search: S) => CallOptions<A> & { select?: (answer: A) => T; meta?: typeof reportedByScreen.meta };
}

/** The part of a route that a list needs. */
export interface ListRoute<S> {
  useSearch: () => S;
  useNavigate: () => (to: { search: (now: S) => S; replace?: boolean }) => Promise<void>;
}

/** Returns the list of the current URL, and functions that change the URL; `page` is for `ListPage`. */
export function useListPage<S extends Paged, A extends Counted, T extends Counted = A>(
  route: ListRoute<NoInfer<S>>,
  { title, options }: List<S, A, T>,
) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery({ ...options(search), placeholderData: keepPreviousData });

  const onPage = useCallback(
    (page: number, how?: { replace: boolean }) =>
      void navigate({ search: (now) => ({ ...now, page }), ...how }),
    [navigate],
  );
  /** A changed filter starts at the first page. */
  const change = (part: Partial<S>) => void navigate({ search: (now) => ({ ...now, ...part, page: 1 }) });

  const total = query.isPlaceholderData ? undefined : query.data?.total;
  return {
    search,
    query,
    change,
    page: { title, page: search.page, total, waiting: query.isFetching, onPage },
  };
}
