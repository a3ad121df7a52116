import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ProductosPage } from '../../features/productos/productos-page.tsx';
import { productosSearch } from '../../features/productos/productos-search.ts';
import { productosPageOptions } from '../../features/productos/queries.ts';

export const Route = createFileRoute('/_staff/panel-producto')({
  validateSearch: productosSearch,
  search: { middlewares: [stripSearchParams({ pagina: 1, buscar: '' })] },
  loaderDeps: ({ search }) => search,
  // The screen keeps the page before while the next one comes, so nothing waits for this.
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(productosPageOptions(deps));
  },
  head: ({ match }) => ({ meta: [{ title: `Lista de productos · ${match.context.environment.shopName}` }] }),
  component: ProductosPage,
});
