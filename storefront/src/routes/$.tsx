import { createFileRoute, notFound } from '@tanstack/react-router';
import { NotFoundPage } from '../features/layout/not-found-page.tsx';
import { pageHead } from '../shared/seo.ts';

/** Catch-all route: page not found. */
export const Route = createFileRoute('/$')({
  loader: () => {
    throw notFound();
  },
  head: ({ match }) =>
    pageHead(match.context.settings, { title: 'Página no encontrada', path: match.pathname, noindex: true }),
  notFoundComponent: NotFoundPage,
});
