import { createFileRoute } from '@tanstack/react-router';
import { OrdersPage } from '../features/orders/orders-page.tsx';
import { pageSearch } from '../shared/catalogue/search-params.ts';
import { loadList } from '../shared/load.ts';
import { headOf } from '../shared/seo.ts';
import { isAuthenticated } from '../shared/session/session.ts';

export const Route = createFileRoute('/_customer/mis-pedidos')({
  validateSearch: pageSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    if (!isAuthenticated()) return;
    // Import lazily: this file is part of every page, the order queries only of this page.
    const { myOrders } = await import('../features/orders/queries.ts');
    return loadList(queryClient, myOrders(deps.page));
  },
  head: headOf({ title: 'Mis pedidos', path: '/mis-pedidos', noindex: true }),
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  const { page = 1 } = Route.useSearch();
  const turnTo = (to: number) =>
    void navigate({ search: { page: to > 1 ? to : undefined }, resetScroll: false });
  return <OrdersPage page={page} onPage={turnTo} />;
}
