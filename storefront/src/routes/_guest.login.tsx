import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../features/login/login-page.tsx';
import { headOf } from '../shared/seo.ts';

export const Route = createFileRoute('/_guest/login')({
  head: headOf({ title: 'Iniciar sesión', path: '/login' }),
  component: LoginPage,
});
