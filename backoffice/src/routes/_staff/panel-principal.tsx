import { createFileRoute } from '@tanstack/react-router';
import { cifrasOptions, gananciasOptions } from '../../features/tablero/queries.ts';
import { TableroPage } from '../../features/tablero/tablero-page.tsx';
import { tableroSearch } from '../../features/tablero/tablero-search.ts';
import { searchedBy, titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/panel-principal')({
  ...searchedBy(tableroSearch),
  loaderDeps: ({ search }) => search,
  // The screen has a place for each figure, so nothing waits for this.
  loader: ({ context: { queryClient }, deps: { periodo } }) => {
    const { vendidos, vendidosAntes, cantidades, categorias } = cifrasOptions(periodo);
    void queryClient.prefetchQuery(vendidos);
    void queryClient.prefetchQuery(vendidosAntes);
    void queryClient.prefetchQuery(cantidades);
    void queryClient.prefetchQuery(categorias);
    for (const cual of ['actual', 'anterior'] as const) {
      if (periodo === 'semana') void queryClient.prefetchQuery(gananciasOptions.semana(cual));
      else void queryClient.prefetchQuery(gananciasOptions.mes(cual));
    }
  },
  head: titled('Panel Principal'),
  component: TableroPage,
});
