import { type ByName, type Catalogue, type SearchSchema, titleOf } from '../features/catalogue/catalogues.ts';
import { loadNamed, type NamedAnswer, nameFor } from '../features/catalogue/named-catalogue.ts';
import type { Search } from '../features/catalogue/queries.ts';
import { routeErrorSaying } from '../features/layout/route-error.tsx';
import { forEyes, isNarrowed, narrowingOf } from '../shared/catalogue/narrowing.ts';
import type { CatalogueSearch } from '../shared/catalogue/search-params.ts';
import { loadLists } from '../shared/load.ts';
import { pageHead } from '../shared/seo.ts';
import { seesPrices } from '../shared/session/use-session.ts';
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

/** What the routes of all catalogues are alike in. Their order is the screen's alone. */
const common = <S extends SearchSchema>({ search, errorText }: Catalogue<S>) => ({
  validateSearch: search,
  // By name: what an advertisement added to the address is in `search` too, and the kept page knows nothing of it.
  loaderDeps: ({ search }: { search: CatalogueSearch }): Search =>
    forEyes({ page: search.page, term: search.term, ...narrowingOf(search) }, seesPrices()),
  errorComponent: routeErrorSaying(errorText),
});

/** The route of a catalogue but for its screen. */
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
      noindex: isNarrowed(match.search),
      trail: [{ name: catalogue.crumb, path: catalogue.path }],
    }),
});

/** The same under the name of a category or a brand, which is the parameter `param`. */
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
      noindex: !loaderData || isNarrowed(match.search),
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
