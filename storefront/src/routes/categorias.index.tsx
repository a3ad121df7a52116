import { createFileRoute } from '@tanstack/react-router';
import { CategoryPage } from '../features/catalogue/category-page.tsx';
import { allProducts, categories } from '../features/catalogue/queries.ts';
import { routeErrorSaying } from '../features/layout/route-error.tsx';
import { catalogueSearch } from '../shared/catalogue/search-params.ts';
import { links } from '../shared/links.ts';
import { loadLists } from '../shared/load.ts';
import { pageHead } from '../shared/seo.ts';

export const Route = createFileRoute('/categorias/')({
  validateSearch: catalogueSearch,
  loaderDeps: ({ search: { page, term } }) => ({ page, term }),
  loader: ({ context: { queryClient }, deps }) => loadLists(queryClient, allProducts(deps), categories()),
  head: ({ match }) =>
    pageHead(match.context.settings, {
      title: 'Todos los productos',
      description:
        'El catálogo completo de alimentos naturales por mayor, por categoría: frutos secos, semillas, legumbres, harinas y más.',
      path: links.categorias,
      search: match.search,
      trail: [{ name: 'Categorías', path: links.categorias }],
    }),
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
