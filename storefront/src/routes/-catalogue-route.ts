import { type ByName, type Catalogue, type SearchSchema, titleOf } from '../features/catalogue/catalogues.ts';
import { loadNamed, type NamedAnswer, nameFor } from '../features/catalogue/named-catalogue.ts';
import { filterCounts, type Search } from '../features/catalogue/queries.ts';
import { routeErrorSaying } from '../features/layout/route-error.tsx';
import {
  type CatalogueSearch,
  filtersOf,
  isFiltered,
  type ListFilters,
  permittedSearch,
} from '../shared/catalogue/search-params.ts';
import { loadLists } from '../shared/load.ts';
import { pageHead } from '../shared/seo.ts';
import { seesPrices } from '../shared/session/session.ts';
import type { RouterContext } from './__root.tsx';

interface Loading {
  context: RouterContext;
  deps: Search;
}
interface Heading {
  match: { context: RouterContext; search: CatalogueSearch };
}
interface Named<P extends string> {
  params: Record<P, string>;
}

/** Loads the choices of the filters into the server's page. A failure is no matter: the list shows without them. */
async function loadChoices(
  { context, deps }: Loading,
  catalogue: Catalogue,
  within: ListFilters,
): Promise<void> {
  if (!import.meta.env.SSR || !('orden' in catalogue.search.entries)) return;
  await context.queryClient.prefetchQuery(
    filterCounts(deps.term ?? '', { ...filtersOf(deps), ...within }, false),
  );
}

/** Route options that all catalogues share. The sort order affects only the screen. */
const common = <S extends SearchSchema>({ search, errorText }: Catalogue<S>) => ({
  validateSearch: search,
  // Name each parameter: `search` also contains tracking parameters, which are not part of the cache key of a cached
  // page.
  loaderDeps: ({ search }: { search: CatalogueSearch }): Search =>
    permittedSearch({ page: search.page, term: search.term, ...filtersOf(search) }, seesPrices()),
  errorComponent: routeErrorSaying(errorText),
});

/** Returns the route options of a catalogue, except its component. */
export const catalogueRoute = <S extends SearchSchema>(
  catalogue: Catalogue<S> & { names?: ByName['names'] },
) => ({
  ...common(catalogue),
  loader: async (loading: Loading) => {
    const { context, deps } = loading;
    const [failure] = await Promise.all([
      loadLists(
        context.queryClient,
        catalogue.options(deps),
        ...(catalogue.names ? [catalogue.names()] : []),
      ),
      loadChoices(loading, catalogue, {}),
    ]);
    return failure;
  },
  head: ({ match }: Heading) =>
    pageHead(match.context.settings, {
      title: titleOf({ ...catalogue, title: catalogue.headTitle ?? catalogue.title }, match.search.term),
      description: catalogue.description,
      path: catalogue.path,
      search: match.search,
      noindex: isFiltered(match.search),
      trail: [{ name: catalogue.crumb, path: catalogue.path }],
    }),
});

/** Returns the route options of a category or brand catalogue. `param`: route parameter with the name. */
export const namedRoute = <P extends string>(catalogue: ByName, param: P) => ({
  ...common(catalogue),
  loader: async (loading: Loading & Named<P>) => {
    const { context, deps, params } = loading;
    const name = params[param];
    const [named] = await Promise.all([
      loadNamed(context.queryClient, name, catalogue.optionsOf(name, deps), catalogue.names()),
      loadChoices(loading, catalogue, { [catalogue.nameOf]: name }),
    ]);
    return named;
  },
  head: ({ match, params, loaderData }: Heading & Named<P> & { loaderData?: NamedAnswer }) => {
    const nombre = nameFor(params[param], loaderData);
    const path = catalogue.pathOf(nombre);
    return pageHead(match.context.settings, {
      title: loaderData ? titleOf({ title: nombre }, match.search.term) : catalogue.missing,
      noindex: !loaderData || isFiltered(match.search),
      description: `${nombre} por mayor para comercios: mira los productos disponibles y solicita tu cuenta para ver los precios.`,
      path,
      search: match.search,
      trail: [
        { name: catalogue.crumb, path: catalogue.path },
        { name: nombre, path },
      ],
    });
  },
});
