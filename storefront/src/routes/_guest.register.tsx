import { createFileRoute } from '@tanstack/react-router';
import { RegistrationPage } from '../features/registration/registration-page.tsx';
import { pageHead } from '../shared/seo.ts';

export const Route = createFileRoute('/_guest/register')({
  head: ({ match }) =>
    pageHead(match.context.settings, { title: 'Solicitud de registro', path: '/register' }),
  component: RegistrationPage,
});
