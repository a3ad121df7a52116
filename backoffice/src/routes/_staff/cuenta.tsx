import { createFileRoute } from '@tanstack/react-router';
import { CuentaPage } from '../../features/cuenta/cuenta-page.tsx';
import { titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/cuenta')({
  head: titled('Correo, contraseña y sesiones'),
  component: CuentaPage,
});
