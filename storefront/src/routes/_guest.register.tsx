import { createFileRoute } from '@tanstack/react-router';
import { RegistrationPage } from '../features/registration/registration-page.tsx';
import { headOf } from '../shared/seo.ts';

export const Route = createFileRoute('/_guest/register')({
  head: headOf({ title: 'Solicitud de registro', path: '/register' }),
  component: RegistrationPage,
});
