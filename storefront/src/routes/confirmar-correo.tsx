import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailPage } from '../features/account/confirm-email-page.tsx';
import { pageHead } from '../shared/seo.ts';

/** Target of mailed links, with or without a session. Forbids caching and indexing. */
export const Route = createFileRoute('/confirmar-correo')({
  head: ({ match }) =>
    pageHead(match.context.settings, { title: 'Confirmar correo', path: '/confirmar-correo', noindex: true }),
  headers: () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }),
  component: ConfirmEmailPage,
});
