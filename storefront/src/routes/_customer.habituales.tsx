import { createFileRoute } from '@tanstack/react-router';
import { UsualPage } from '../features/usual-products/usual-page.tsx';
import { pageHead } from '../shared/seo.ts';

export const Route = createFileRoute('/_customer/habituales')({
  head: ({ match }) =>
    pageHead(match.context.settings, { title: 'Mis habituales', path: '/habituales', noindex: true }),
  component: UsualPage,
});
