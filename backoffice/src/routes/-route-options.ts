/** Shared parts of route options. */
import { stripSearchParams } from '@tanstack/react-router';
import type { CallOptions } from 'app-core/queries/call-options';
import type { z } from 'zod';
import type { RouterContext } from '../shared/environment.ts';

/** Returns the `head` of a page: the title, to which `TabTitle` adds the shop's name. */
export const titled = (title: string) => () => ({ meta: [{ title }] });

/** Parses the URL's search by the schema, and omits default values. */
export function searchedBy<S extends z.ZodType<object>>(schema: S) {
  type Search = z.output<S>;
  // The schema is generic, so TypeScript can't infer these types.
  const withoutDefaults = stripSearchParams<Search, Search, Search, Search>(schema.parse({}));
  return { validateSearch: schema, search: { middlewares: [withoutDefaults] } };
}

/** Returns a list's route options without the page, which keeps the last page while the next one loads. */
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
