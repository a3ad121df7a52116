import { createFileRoute } from '@tanstack/react-router';
import { CategoryPage } from '../features/catalogue/category-page.tsx';
import { CategoryNotFound } from '../features/catalogue/name-not-found.tsx';
import { loadNamed, nameFor } from '../features/catalogue/named-catalogue.ts';
import { categories, productsOfCategory } from '../features/catalogue/queries.ts';
import { routeErrorSaying } from '../features/layout/route-error.tsx';
import { catalogueSearch } from '../shared/catalogue/search-params.ts';
import { links } from '../shared/links.ts';
import { pageHead } from '../shared/seo.ts';

export const Route = createFileRoute('/categorias/$categoriaNombre')({
  validateSearch: catalogueSearch,
  loaderDeps: ({ search: { page, term } }) => ({ page, term }),
  loader: ({ context: { queryClient }, deps, params }) =>
    loadNamed(
      queryClient,
      params.categoriaNombre,
      productsOfCategory(params.categoriaNombre, deps),
      categories(),
    ),
  head: ({ match, params, loaderData }) => {
    const nombre = nameFor(params.categoriaNombre, loaderData);
    return pageHead(match.context.settings, {
      title: loaderData ? nombre : 'Categoría no encontrada',
      noindex: !loaderData,
      description: `${nombre} por mayor para comercios: mira los productos disponibles y solicita tu cuenta para ver los precios.`,
      path: links.categoria(nombre),
      search: match.search,
      trail: [
        { name: 'Categorías', path: links.categorias },
        { name: nombre, path: links.categoria(nombre) },
      ],
    });
  },
  errorComponent: routeErrorSaying('Hubo un error al cargar los productos.'),
  notFoundComponent: CategoryNotFound,
  component: Screen,
});

function Screen() {
  const { categoriaNombre } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <CategoryPage
      categoria={categoriaNombre}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
