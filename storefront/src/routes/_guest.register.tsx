import { createFileRoute } from '@tanstack/react-router';
// valibot instead of zod, at a tenth of the size: this schema is part of first-load JavaScript.
import * as v from 'valibot';
import { RegistrationPage } from '../features/registration/registration-page.tsx';
import { headOf } from '../shared/seo.ts';

export const Route = createFileRoute('/_guest/register')({
  /** `recibida`: the server has received the registration of a page whose code did not run. */
  validateSearch: v.object({ recibida: v.fallback(v.optional(v.literal('si')), undefined) }),
  head: headOf({ title: 'Solicitud de registro', path: '/register' }),
  component: RegistrationPage,
});
