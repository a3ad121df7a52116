import { createFileRoute } from '@tanstack/react-router';
import {
  usuariosGetOptions,
  usuariosNotasOptions,
  usuariosProductosHabitualesOptions,
  usuariosResumenOptions,
} from 'api-client/backoffice';
import { UsuarioPage } from '../../features/usuarios/usuario-page.tsx';
import { may } from '../../shared/session/permisos.ts';
import { titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/usuario/$usuario_id')({
  loader: ({ context: { queryClient }, params: { usuario_id: id } }) => {
    const path = { id };
    void queryClient.prefetchQuery(usuariosGetOptions({ path }));
    void queryClient.prefetchQuery(usuariosNotasOptions({ path }));
    if (!may('usuarios.resumen')) return;
    void queryClient.prefetchQuery(usuariosResumenOptions({ path }));
    void queryClient.prefetchQuery(usuariosProductosHabitualesOptions({ path }));
  },
  head: titled('Cliente'),
  component: UsuarioPage,
});
