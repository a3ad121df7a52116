import { createFileRoute } from '@tanstack/react-router';
import { ByNamePage } from '../features/catalogue/by-name-page.tsx';
import { byBrand } from '../features/catalogue/catalogues.ts';
import { catalogueRoute } from './-catalogue-route.ts';

export const Route = createFileRoute('/marcas/')({
  ...catalogueRoute(byBrand),
  component: () => <ByNamePage catalogue={byBrand} route={Route} />,
});
