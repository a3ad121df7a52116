import { createFileRoute } from '@tanstack/react-router';
import { DestacadosPage } from '../../features/productos/destacados/destacados-page.tsx';
import { destacadosOptions } from '../../features/productos/queries.ts';
import { titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/destacados')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(destacadosOptions());
  },
  head: titled('Orden de destacados'),
  component: DestacadosPage,
});
