import { createFileRoute } from '@tanstack/react-router';
import { CondicionPage } from '../../features/condiciones/condicion-page.tsx';
import { preciosSearch } from '../../features/condiciones/queries.ts';
import { condicionOptions } from '../../shared/condiciones.ts';
import { searchedBy, titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/condicion/$id')({
  ...searchedBy(preciosSearch),
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(condicionOptions(params.id));
  },
  head: titled('Condiciones'),
  component: CondicionPage,
});
