import { createFileRoute } from '@tanstack/react-router';
import { closedBulk } from '../features/catalogue/queries.ts';
import { ClosedBulkPage } from '../features/catalogue/special-pages.tsx';
import { routeErrorSaying } from '../features/layout/route-error.tsx';
import { closedBulkSearch } from '../shared/catalogue/search-params.ts';
import { links } from '../shared/links.ts';
import { loadLists } from '../shared/load.ts';
import { pageHead } from '../shared/seo.ts';

export const Route = createFileRoute('/productos-por-bulto-cerrado')({
  validateSearch: closedBulkSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => loadLists(queryClient, closedBulk(deps)),
  head: ({ match }) =>
    pageHead(match.context.settings, {
      title: 'Productos por bulto cerrado',
      description:
        'Bolsas, cajas y packs cerrados de fábrica de alimentos naturales: el mejor precio por cantidad para tu comercio.',
      path: links.bultoCerrado,
      search: match.search,
      trail: [{ name: 'Bulto cerrado', path: links.bultoCerrado }],
    }),
  errorComponent: routeErrorSaying('Error al obtener los productos.'),
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  return (
    <ClosedBulkPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
