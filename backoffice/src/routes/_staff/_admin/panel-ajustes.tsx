import { createFileRoute } from '@tanstack/react-router';
import { ajustesGetOptions } from 'api-client/backoffice';
import { AjustesPage } from '../../../features/ajustes/ajustes-page.tsx';
import { titled } from '../../-route-options.ts';

export const Route = createFileRoute('/_staff/_admin/panel-ajustes')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(ajustesGetOptions());
  },
  head: titled('Ajustes'),
  component: AjustesPage,
});
