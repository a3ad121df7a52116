import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../features/login/login-page.tsx';
import { pageHead } from '../shared/seo.ts';

export const Route = createFileRoute('/_guest/login')({
  head: ({ match }) => pageHead(match.context.settings, { title: 'Iniciar sesión', path: '/login' }),
  component: LoginPage,
});
