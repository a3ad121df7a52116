import { createFileRoute } from '@tanstack/react-router';
import { ListsPage } from '../features/lists/lists-page.tsx';
import { listsLink } from '../shared/links.ts';
import { headOf } from '../shared/seo.ts';

export const Route = createFileRoute('/_customer/listas')({
  head: headOf({ title: listsLink.label, path: listsLink.href, noindex: true }),
  component: ListsPage,
});
