import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { FiltrosPage } from '../../features/filtros/filtros-page.tsx';
import { filtrosSearch } from '../../features/filtros/filtros-search.ts';
import { filtrosPageOptions } from '../../features/filtros/queries.ts';

export const Route = createFileRoute('/_staff/panel-filtrado')({
  validateSearch: filtrosSearch,
  search: {
    middlewares: [stripSearchParams({ tipo: 'marca', buscar: '', inactivos: false, pagina: 1 })],
  },
  loaderDeps: ({ search }) => search,
  // The screen keeps the page before while the next one comes, so nothing waits for this.
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(filtrosPageOptions(deps));
  },
  head: ({ match }) => ({
    meta: [{ title: `Marcas, categorías y etiquetas · ${match.context.environment.shopName}` }],
  }),
  component: FiltrosPage,
});
