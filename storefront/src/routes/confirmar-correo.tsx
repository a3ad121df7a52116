import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailPage } from '../features/account/confirm-email-page.tsx';
import { pageHead } from '../shared/seo.ts';

/** Where the link of a mail leads, logged in or not. Nobody keeps the page, no search engine lists it. */
export const Route = createFileRoute('/confirmar-correo')({
  head: ({ match }) =>
    pageHead(match.context.settings, { title: 'Confirmar correo', path: '/confirmar-correo', noindex: true }),
  headers: () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }),
  component: ConfirmEmailPage,
});
