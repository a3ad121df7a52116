import { createFileRoute } from '@tanstack/react-router';
import { ApiPage } from '../../../features/api/api-page.tsx';
import { apiDocument } from '../../../features/api/document.ts';
import { titled } from '../../-route-options.ts';

export const Route = createFileRoute('/_staff/_admin/panel-api')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(apiDocument);
  },
  head: titled('Llamadas de la API'),
  component: ApiPage,
});
