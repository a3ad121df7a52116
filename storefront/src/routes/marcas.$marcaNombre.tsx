import { createFileRoute } from '@tanstack/react-router';
import { BrandPage } from '../features/catalogue/brand-page.tsx';
import { BrandNotFound } from '../features/catalogue/name-not-found.tsx';
import { loadNamed, nameFor } from '../features/catalogue/named-catalogue.ts';
import { brands, productsOfBrand } from '../features/catalogue/queries.ts';
import { routeErrorSaying } from '../features/layout/route-error.tsx';
import { catalogueSearch } from '../shared/catalogue/search-params.ts';
import { links } from '../shared/links.ts';
import { pageHead } from '../shared/seo.ts';

export const Route = createFileRoute('/marcas/$marcaNombre')({
  validateSearch: catalogueSearch,
  loaderDeps: ({ search: { page, term } }) => ({ page, term }),
  loader: ({ context: { queryClient }, deps, params }) =>
    loadNamed(queryClient, params.marcaNombre, productsOfBrand(params.marcaNombre, deps), brands()),
  head: ({ match, params, loaderData }) => {
    const nombre = nameFor(params.marcaNombre, loaderData);
    return pageHead(match.context.settings, {
      title: loaderData ? nombre : 'Marca no encontrada',
      noindex: !loaderData,
      description: `${nombre} por mayor para comercios: mira los productos disponibles y solicita tu cuenta para ver los precios.`,
      path: links.marca(nombre),
      search: match.search,
      trail: [
        { name: 'Marcas', path: links.marcas },
        { name: nombre, path: links.marca(nombre) },
      ],
    });
  },
  errorComponent: routeErrorSaying('Error al obtener productos'),
  notFoundComponent: BrandNotFound,
  component: Screen,
});

function Screen() {
  const { marcaNombre } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <BrandPage
      marca={marcaNombre}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
