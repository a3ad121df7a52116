import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ResetPasswordPage } from '../features/password/reset-password-page.tsx';
import { pageHead } from '../shared/seo.ts';

/** The mailed key may look like a number. */
const search = v.object({
  token: v.fallback(v.optional(v.pipe(v.unknown(), v.transform(String))), undefined),
});

/** The address holds a key: no other site learns it, nobody keeps the page, no search engine lists it. */
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
