import { createFileRoute } from '@tanstack/react-router';
import { zonasListOptions } from 'api-client/backoffice';
import { EditZonaPage } from '../../../features/zonas/zona-page.tsx';
import { titled } from '../../-route-options.ts';

export const Route = createFileRoute('/_staff/_admin/actualizar-zona/$id')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(zonasListOptions());
  },
  head: titled('Editar zona'),
  component: EditZonaPage,
});
