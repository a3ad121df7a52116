import { createFileRoute } from '@tanstack/react-router';
import { CataloguePage } from '../features/catalogue/catalogue-page.tsx';
import { newArrivalsCatalogue } from '../features/catalogue/catalogues.ts';
import { catalogueRoute } from './-catalogue-route.ts';

export const Route = createFileRoute('/nuevos-ingresos')({
  ...catalogueRoute(newArrivalsCatalogue),
  component: () => <CataloguePage catalogue={newArrivalsCatalogue} route={Route} />,
});
