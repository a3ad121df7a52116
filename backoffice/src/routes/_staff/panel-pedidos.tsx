import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { PedidosPage } from '../../features/pedidos/pedidos-page.tsx';
import { pedidosSearch } from '../../features/pedidos/pedidos-search.ts';
import { pedidosPageOptions } from '../../features/pedidos/queries.ts';

export const Route = createFileRoute('/_staff/panel-pedidos')({
  validateSearch: pedidosSearch,
  search: { middlewares: [stripSearchParams({ pagina: 1 })] },
  loaderDeps: ({ search }) => search,
  // The screen keeps the page before while the next one comes, so nothing waits for this.
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(pedidosPageOptions(deps));
  },
  head: ({ match }) => ({ meta: [{ title: `Área de Pedidos · ${match.context.environment.shopName}` }] }),
  component: PedidosPage,
});
