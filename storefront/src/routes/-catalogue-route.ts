import { type ByName, type Catalogue, type SearchSchema, titleOf } from '../features/catalogue/catalogues.ts';
import { loadNamed, type NamedAnswer, nameFor } from '../features/catalogue/named-catalogue.ts';
import type { Search } from '../features/catalogue/queries.ts';
import { routeErrorSaying } from '../features/layout/route-error.tsx';
import {
  type CatalogueSearch,
  filtersOf,
  isFiltered,
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
  loader: ({ context: { queryClient }, deps }: Loading) =>
    loadLists(queryClient, catalogue.options(deps), ...(catalogue.names ? [catalogue.names()] : [])),
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
  loader: ({ context, deps, params }: Loading & Named<P>) =>
    loadNamed(
      context.queryClient,
      params[param],
      catalogue.optionsOf(params[param], deps),
      catalogue.names(),
    ),
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
