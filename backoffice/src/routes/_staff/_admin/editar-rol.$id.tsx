import { createFileRoute } from '@tanstack/react-router';
import { rolOptions } from '../../../features/roles/queries.ts';
import { EditRolPage } from '../../../features/roles/rol-page.tsx';
import { titled } from '../../-route-options.ts';

export const Route = createFileRoute('/_staff/_admin/editar-rol/$id')({
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(rolOptions(params.id));
  },
  head: titled('Editar rol'),
  component: EditRolPage,
});
