import { createFileRoute } from '@tanstack/react-router';
import { promotions } from '../features/catalogue/queries.ts';
import { PromotionsPage } from '../features/catalogue/special-pages.tsx';
import { routeErrorSaying } from '../features/layout/route-error.tsx';
import { pageSearch } from '../shared/catalogue/search-params.ts';
import { links } from '../shared/links.ts';
import { loadLists } from '../shared/load.ts';
import { pageHead } from '../shared/seo.ts';

export const Route = createFileRoute('/promociones')({
  validateSearch: pageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => loadLists(queryClient, promotions(deps)),
  head: ({ match }) =>
    pageHead(match.context.settings, {
      title: 'Promociones',
      description:
        'Alimentos naturales por mayor en promoción: frutos secos, semillas, legumbres y más, con precio rebajado para comercios.',
      path: links.promociones,
      search: match.search,
      trail: [{ name: 'Promociones', path: links.promociones }],
    }),
  errorComponent: routeErrorSaying('Error al obtener todos los productos con promociones'),
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  return (
    <PromotionsPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
