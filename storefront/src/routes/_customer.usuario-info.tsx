import { createFileRoute } from '@tanstack/react-router';
import { UserPage } from '../features/account/user-page.tsx';
import { headOf } from '../shared/seo.ts';

export const Route = createFileRoute('/_customer/usuario-info')({
  head: headOf({ title: 'Mi cuenta', path: '/usuario-info', noindex: true }),
  component: UserPage,
});
