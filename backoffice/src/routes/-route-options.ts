/** What routes have in common, as parts of their options. */
import { stripSearchParams } from '@tanstack/react-router';
import type { CallOptions } from 'app-core/queries/call-options';
import type { z } from 'zod';
import type { RouterContext } from '../shared/router-context.ts';

/** The `head` of a page: its title, to which `TabTitle` adds whose panel it is. */
export const titled = (title: string) => () => ({ meta: [{ title }] });

/** Reads the address by the schema, and leaves out of it what the schema says anyway. */
export function searchedBy<S extends z.ZodType<object>>(schema: S) {
  type Search = z.output<S>;
  // Of any schema, so the types that are worked out of a known one are named.
  const withoutDefaults = stripSearchParams<Search, Search, Search, Search>(schema.parse({}));
  return { validateSearch: schema, search: { middlewares: [withoutDefaults] } };
}

/** All of a list's route but its screen, which keeps the page before while the next one comes: nothing waits. */
export const listRoute = <S extends z.ZodType<object>>(list: {
  title: string;
  search: S;
  options: (search: z.output<S>) => CallOptions<unknown>;
}) => ({
  ...searchedBy(list.search),
  loaderDeps: ({ search }: { search: z.output<S> }) => search,
  loader: ({ context, deps }: { context: RouterContext; deps: z.output<S> }) => {
    void context.queryClient.prefetchQuery(list.options(deps));
  },
  head: titled(list.title),
});
