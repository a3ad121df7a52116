import { createFileRoute } from '@tanstack/react-router';
import { solicitudesOptions, solicitudesSearch } from '../../features/usuarios/solicitudes/queries.ts';
import { SolicitudesPage } from '../../features/usuarios/solicitudes/solicitudes-page.tsx';
import { searchedBy, titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/solicitudes')({
  ...searchedBy(solicitudesSearch),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(solicitudesOptions());
  },
  head: titled('Mesa de solicitudes'),
  component: SolicitudesPage,
});
