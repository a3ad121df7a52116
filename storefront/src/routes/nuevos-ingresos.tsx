import { createFileRoute } from '@tanstack/react-router';
import { newArrivals } from '../features/catalogue/queries.ts';
import { NewArrivalsPage } from '../features/catalogue/special-pages.tsx';
import { routeErrorSaying } from '../features/layout/route-error.tsx';
import { pageSearch } from '../shared/catalogue/search-params.ts';
import { links } from '../shared/links.ts';
import { loadLists } from '../shared/load.ts';
import { pageHead } from '../shared/seo.ts';

export const Route = createFileRoute('/nuevos-ingresos')({
  validateSearch: pageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => loadLists(queryClient, newArrivals(deps)),
  head: ({ match }) =>
    pageHead(match.context.settings, {
      title: 'Nuevos productos',
      description:
        'Lo último que llegó a la distribuidora: nuevos alimentos naturales por mayor para dietéticas, almacenes y supermercados.',
      path: links.nuevosIngresos,
      search: match.search,
      trail: [{ name: 'Nuevos ingresos', path: links.nuevosIngresos }],
    }),
  errorComponent: routeErrorSaying('Error al obtener productos.'),
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  return (
    <NewArrivalsPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
