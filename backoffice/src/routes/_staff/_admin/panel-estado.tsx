import { createFileRoute } from '@tanstack/react-router';
import { estadoGetOptions } from 'api-client/backoffice';
import { EstadoPage } from '../../../features/estado/estado-page.tsx';
import { titled } from '../../-route-options.ts';

export const Route = createFileRoute('/_staff/_admin/panel-estado')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(estadoGetOptions());
  },
  head: titled('Estado de la tienda'),
  component: EstadoPage,
});
