import { createFileRoute } from '@tanstack/react-router';
import { ListPage } from '../features/lists/list-page.tsx';
import { listHref } from '../shared/links.ts';
import { pageHead } from '../shared/seo.ts';

export const Route = createFileRoute('/_customer/listas_/$lista_id')({
  head: ({ match, params: { lista_id } }) =>
    pageHead(match.context.settings, { title: 'Tu lista', path: listHref(lista_id), noindex: true }),
  component: Screen,
});

function Screen() {
  const { lista_id } = Route.useParams();
  return <ListPage key={lista_id} id={lista_id} />;
}
