import { createFileRoute } from '@tanstack/react-router';
import { SecurityPage } from '../features/account/security-page.tsx';
import { pageHead } from '../shared/seo.ts';

export const Route = createFileRoute('/_customer/cuenta')({
  head: ({ match }) =>
    pageHead(match.context.settings, {
      title: 'Ajustes de tu cuenta',
      path: '/cuenta',
      noindex: true,
    }),
  component: SecurityPage,
});
