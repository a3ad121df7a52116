import { createFileRoute } from '@tanstack/react-router';
import { ByNamePage } from '../features/catalogue/by-name-page.tsx';
import { byBrand } from '../features/catalogue/catalogues.ts';
import { NameNotFound } from '../features/catalogue/name-not-found.tsx';
import { namedRoute } from './-catalogue-route.ts';

export const Route = createFileRoute('/marcas/$marcaNombre')({
  ...namedRoute(byBrand, 'marcaNombre'),
  notFoundComponent: () => <NameNotFound catalogue={byBrand} />,
  component: Screen,
});

function Screen() {
  return <ByNamePage catalogue={byBrand} name={Route.useParams().marcaNombre} route={Route} />;
}
