import { createFileRoute } from '@tanstack/react-router';
import { BrandPage } from '../features/catalogue/brand-page.tsx';
import { allProducts, brands } from '../features/catalogue/queries.ts';
import { routeErrorSaying } from '../features/layout/route-error.tsx';
import { catalogueSearch } from '../shared/catalogue/search-params.ts';
import { links } from '../shared/links.ts';
import { loadLists } from '../shared/load.ts';
import { pageHead } from '../shared/seo.ts';

export const Route = createFileRoute('/marcas/')({
  validateSearch: catalogueSearch,
  loaderDeps: ({ search: { page, term } }) => ({ page, term }),
  loader: ({ context: { queryClient }, deps }) => loadLists(queryClient, allProducts(deps), brands()),
  head: ({ match }) =>
    pageHead(match.context.settings, {
      title: 'Marcas',
      description:
        'Las marcas de alimentos naturales que distribuimos por mayor, con todos sus productos para comercios.',
      path: links.marcas,
      search: match.search,
      trail: [{ name: 'Marcas', path: links.marcas }],
    }),
  errorComponent: routeErrorSaying('Error al obtener productos'),
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  return (
    <BrandPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
