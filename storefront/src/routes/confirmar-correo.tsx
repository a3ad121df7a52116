import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailPage } from '../features/account/confirm-email-page.tsx';
import { headOf } from '../shared/seo.ts';

/** Target of mailed links, with or without a session. Forbids caching and indexing. */
export const Route = createFileRoute('/confirmar-correo')({
  head: headOf({ title: 'Confirmar correo', path: '/confirmar-correo', noindex: true }),
  headers: () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }),
  component: ConfirmEmailPage,
});
