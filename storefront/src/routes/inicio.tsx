import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../features/home/home-page.tsx';
import { banner, featuredBrands, featuredProducts, loadOwnBanners } from '../features/home/queries.ts';
import { routeErrorSaying } from '../features/layout/route-error.tsx';
import { pageSearch } from '../shared/catalogue/search-params.ts';
import { links } from '../shared/links.ts';
import { loadLists } from '../shared/load.ts';
import { loadMontos } from '../shared/montos.ts';
import { organizationData, pageHead } from '../shared/seo.ts';

export const Route = createFileRoute('/inicio')({
  validateSearch: pageSearch,
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async ({ context: { queryClient }, deps }) => {
    const others = [loadMontos(queryClient), loadOwnBanners(queryClient)];
    const answer = await loadLists(queryClient, banner(), featuredProducts(deps.page), featuredBrands());
    await Promise.all(others);
    return answer;
  },
  head: ({ match }) =>
    pageHead(match.context.settings, {
      path: links.home,
      search: match.search,
      data: [organizationData(match.context.settings)],
    }),
  errorComponent: routeErrorSaying('Error al obtener los productos.'),
  component: Home,
});

function Home() {
  const { page = 1 } = Route.useSearch();
  return <HomePage page={page} />;
}
