import { createFileRoute } from '@tanstack/react-router';
import { sinonimoOptions } from '../../features/sinonimos/queries.ts';
import { EditSinonimoPage } from '../../features/sinonimos/sinonimo-page.tsx';
import { titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/actualizar-sinonimo/$id')({
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(sinonimoOptions(params.id));
  },
  head: titled('Editar sinónimos'),
  component: EditSinonimoPage,
});
