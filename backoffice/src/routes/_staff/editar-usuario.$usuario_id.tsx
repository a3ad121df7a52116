import { createFileRoute } from '@tanstack/react-router';
import { usuariosGetOptions } from 'api-client/backoffice';
import { EditUsuarioPage } from '../../features/usuarios/edit-usuario-page.tsx';
import { titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/editar-usuario/$usuario_id')({
  loader: ({ context: { queryClient }, params: { usuario_id: id } }) => {
    void queryClient.prefetchQuery(usuariosGetOptions({ path: { id } }));
  },
  head: titled('Editar datos'),
  component: EditUsuarioPage,
});
