import { createFileRoute } from '@tanstack/react-router';
import { ByNamePage } from '../features/catalogue/by-name-page.tsx';
import { byCategory } from '../features/catalogue/catalogues.ts';
import { catalogueRoute } from './-catalogue-route.ts';

export const Route = createFileRoute('/categorias/')({
  ...catalogueRoute(byCategory),
  component: () => <ByNamePage catalogue={byCategory} route={Route} />,
});
