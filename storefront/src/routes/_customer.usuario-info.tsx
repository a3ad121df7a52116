import { createFileRoute } from '@tanstack/react-router';
import { UserPage } from '../features/account/user-page.tsx';
import { pageHead } from '../shared/seo.ts';

export const Route = createFileRoute('/_customer/usuario-info')({
  head: ({ match }) =>
    pageHead(match.context.settings, { title: 'Mi cuenta', path: '/usuario-info', noindex: true }),
  component: UserPage,
});
