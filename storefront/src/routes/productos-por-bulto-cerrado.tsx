import { createFileRoute } from '@tanstack/react-router';
import { CataloguePage } from '../features/catalogue/catalogue-page.tsx';
import { closedBulkCatalogue } from '../features/catalogue/catalogues.ts';
import { catalogueRoute } from './-catalogue-route.ts';

export const Route = createFileRoute('/productos-por-bulto-cerrado')({
  ...catalogueRoute(closedBulkCatalogue),
  component: () => <CataloguePage catalogue={closedBulkCatalogue} route={Route} />,
});
