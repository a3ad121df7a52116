import { createFileRoute } from '@tanstack/react-router';
import { CategoryPage } from '../features/catalogue/category-page.tsx';
import { allProducts, categories } from '../features/catalogue/queries.ts';
import { routeErrorSaying } from '../features/layout/route-error.tsx';
import { catalogueSearch } from '../shared/catalogue/search-params.ts';
import { loadList } from '../shared/load.ts';
import { pageHead } from '../shared/seo.ts';

export const Route = createFileRoute('/categorias/')({
  validateSearch: catalogueSearch,
  loaderDeps: ({ search: { page, term } }) => ({ page, term }),
  loader: ({ context: { queryClient }, deps }) =>
    Promise.all([loadList(queryClient, allProducts(deps)), loadList(queryClient, categories())]),
  head: ({ match }) =>
    pageHead(match.context.settings, { title: 'Todos los productos', path: '/categorias' }),
  errorComponent: routeErrorSaying('Hubo un error al cargar los productos.'),
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  return (
    <CategoryPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
