import { createFileRoute } from '@tanstack/react-router';
import { EditCondicionPage } from '../../features/condiciones/condicion-form-page.tsx';
import { condicionOptions } from '../../shared/condiciones.ts';
import { titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/editar-condicion/$id')({
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(condicionOptions(params.id));
  },
  head: titled('Editar condiciones'),
  component: EditCondicionPage,
});
