import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../features/home/home-page.tsx';
import { featuredBrands, featuredProducts } from '../features/home/queries.ts';
import { pageSearch } from '../shared/catalogue/search-params.ts';
import { loadList } from '../shared/load.ts';
import { pageHead } from '../shared/seo.ts';

export const Route = createFileRoute('/inicio')({
  validateSearch: pageSearch,
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context: { queryClient }, deps }) =>
    Promise.all([
      loadList(queryClient, featuredProducts(deps.page)),
      loadList(queryClient, featuredBrands()),
    ]),
  head: ({ match }) => pageHead(match.context.settings, { path: '/inicio' }),
  component: Home,
});

function Home() {
  const { page = 1 } = Route.useSearch();
  return <HomePage page={page} />;
}
