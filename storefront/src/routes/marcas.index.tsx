import { createFileRoute } from '@tanstack/react-router';
import { BrandPage } from '../features/catalogue/brand-page.tsx';
import { allProducts, brands } from '../features/catalogue/queries.ts';
import { routeErrorSaying } from '../features/layout/route-error.tsx';
import { catalogueSearch } from '../shared/catalogue/search-params.ts';
import { loadList } from '../shared/load.ts';
import { pageHead } from '../shared/seo.ts';

export const Route = createFileRoute('/marcas/')({
  validateSearch: catalogueSearch,
  loaderDeps: ({ search: { page, term } }) => ({ page, term }),
  loader: ({ context: { queryClient }, deps }) =>
    Promise.all([loadList(queryClient, allProducts(deps)), loadList(queryClient, brands())]),
  head: ({ match }) => pageHead(match.context.settings, { title: 'Marcas', path: '/marcas' }),
  errorComponent: routeErrorSaying('Hubo un error al cargar los productos.'),
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
