import { createFileRoute } from '@tanstack/react-router';
import { SecurityPage } from '../features/account/security-page.tsx';
import { headOf } from '../shared/seo.ts';

export const Route = createFileRoute('/_customer/cuenta')({
  head: headOf({ title: 'Ajustes de tu cuenta', path: '/cuenta', noindex: true }),
  component: SecurityPage,
});
