import { createFileRoute } from '@tanstack/react-router';
import { usuariosPages } from '../../features/usuarios/queries.ts';
import { UsuariosPage } from '../../features/usuarios/usuarios-page.tsx';
import { listRoute } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/panel-usuarios')({
  ...listRoute(usuariosPages),
  component: UsuariosPage,
});
