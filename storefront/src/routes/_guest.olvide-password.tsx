import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../features/password/forgot-password-page.tsx';
import { pageHead } from '../shared/seo.ts';

export const Route = createFileRoute('/_guest/olvide-password')({
  head: ({ match }) =>
    pageHead(match.context.settings, { title: 'Recuperar contraseña', path: '/olvide-password' }),
  component: ForgotPasswordPage,
});
