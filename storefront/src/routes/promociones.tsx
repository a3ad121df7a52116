import { createFileRoute } from '@tanstack/react-router';
import { CataloguePage } from '../features/catalogue/catalogue-page.tsx';
import { promotionsCatalogue } from '../features/catalogue/catalogues.ts';
import { catalogueRoute } from './-catalogue-route.ts';

export const Route = createFileRoute('/promociones')({
  ...catalogueRoute(promotionsCatalogue),
  component: () => <CataloguePage catalogue={promotionsCatalogue} route={Route} />,
});
