import { createFileRoute } from '@tanstack/react-router';
import { ByNamePage } from '../features/catalogue/by-name-page.tsx';
import { byCategory } from '../features/catalogue/catalogues.ts';
import { NameNotFound } from '../features/catalogue/name-not-found.tsx';
import { namedRoute } from './-catalogue-route.ts';

export const Route = createFileRoute('/categorias/$categoriaNombre')({
  ...namedRoute(byCategory, 'categoriaNombre'),
  notFoundComponent: () => <NameNotFound catalogue={byCategory} />,
  component: Screen,
});

function Screen() {
  return <ByNamePage catalogue={byCategory} name={Route.useParams().categoriaNombre} route={Route} />;
}
