import { createFileRoute } from '@tanstack/react-router';
import { callOptions } from 'app-core/queries/call-options';
import { tableroOptions, tableroSearch } from '../../features/tablero/queries.ts';
import { TableroPage } from '../../features/tablero/tablero-page.tsx';
import { may } from '../../shared/session/permisos.ts';
import { searchedBy, titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/panel-principal')({
  ...searchedBy(tableroSearch),
  loaderDeps: ({ search }) => search,
  // The page has skeletons, so nothing waits for this.
  loader: ({ context: { queryClient }, deps: { periodo } }) => {
    if (!may('pedidos.gananciaDia')) return;
    for (const options of Object.values(tableroOptions(periodo))) {
      void queryClient.prefetchQuery(callOptions<unknown>(options));
    }
  },
  head: titled('Panel Principal'),
  component: TableroPage,
});
