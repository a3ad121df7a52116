import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../features/password/forgot-password-page.tsx';
import { headOf } from '../shared/seo.ts';

export const Route = createFileRoute('/_guest/olvide-password')({
  head: headOf({ title: 'Recuperar contraseña', path: '/olvide-password' }),
  component: ForgotPasswordPage,
});
