import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ResetPasswordPage } from '../features/password/reset-password-page.tsx';
import { pageHead } from '../shared/seo.ts';

/** The router parses a token of digits as a number. */
const search = v.object({
  token: v.fallback(v.optional(v.pipe(v.unknown(), v.transform(String))), undefined),
});

/** The address contains a token: send no referrer, forbid caching and indexing. */
export const Route = createFileRoute('/_guest/restablecer-password')({
  validateSearch: search,
  head: ({ match }) => {
    const head = pageHead(match.context.settings, {
      title: 'Crear nueva contraseña',
      path: '/restablecer-password',
      noindex: true,
    });
    return { ...head, meta: [...head.meta, { name: 'referrer', content: 'no-referrer' }] };
  },
  headers: () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }),
  component: Screen,
});

function Screen() {
  return <ResetPasswordPage token={Route.useSearch().token} />;
}
