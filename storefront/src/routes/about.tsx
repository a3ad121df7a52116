import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '../features/company/company-page.tsx';
import { links } from '../shared/links.ts';
import { loadMontos } from '../shared/montos.ts';
import { organizationData, pageHead } from '../shared/seo.ts';

export const Route = createFileRoute('/about')({
  loader: ({ context: { queryClient } }) => loadMontos(queryClient),
  head: ({ match }) =>
    pageHead(match.context.settings, {
      title: 'Quiénes somos',
      description: match.context.settings.aboutDescription,
      path: links.about,
      data: [organizationData(match.context.settings)],
      trail: [{ name: 'Sobre nosotros', path: links.about }],
    }),
  component: CompanyPage,
});
