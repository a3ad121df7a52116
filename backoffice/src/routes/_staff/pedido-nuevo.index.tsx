import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { CatalogoPage } from '../../features/catalogo/catalogo-page.tsx';
import { catalogoSearch } from '../../features/catalogo/catalogo-search.ts';
import { catalogoPageOptions } from '../../features/catalogo/queries.ts';

export const Route = createFileRoute('/_staff/pedido-nuevo/')({
  validateSearch: catalogoSearch,
  search: { middlewares: [stripSearchParams({ pagina: 1, buscar: '' })] },
  loaderDeps: ({ search }) => search,
  // The screen keeps the page before while the next one comes, so nothing waits for this.
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(catalogoPageOptions(deps));
  },
  component: CatalogoPage,
});
