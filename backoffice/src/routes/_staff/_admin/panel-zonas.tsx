import { createFileRoute } from '@tanstack/react-router';
import { feriadosListOptions, zonasListOptions } from 'api-client/backoffice';
import { ZonasPage } from '../../../features/zonas/zonas-page.tsx';
import { titled } from '../../-route-options.ts';

export const Route = createFileRoute('/_staff/_admin/panel-zonas')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(zonasListOptions());
    void queryClient.prefetchQuery(feriadosListOptions());
  },
  head: titled('Zonas de reparto'),
  component: ZonasPage,
});
