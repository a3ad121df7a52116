import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '../features/company/company-page.tsx';
import { pageHead } from '../shared/seo.ts';

export const Route = createFileRoute('/about')({
  head: ({ match }) => pageHead(match.context.settings, { title: 'Quiénes somos', path: '/about' }),
  component: CompanyPage,
});
