import { createFileRoute } from '@tanstack/react-router';
import { ListsPage } from '../features/lists/lists-page.tsx';
import { listsLink } from '../shared/links.ts';
import { pageHead } from '../shared/seo.ts';

export const Route = createFileRoute('/_customer/listas')({
  head: ({ match }) =>
    pageHead(match.context.settings, { title: listsLink.label, path: listsLink.href, noindex: true }),
  component: ListsPage,
});
