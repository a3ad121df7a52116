import { createFileRoute } from '@tanstack/react-router';
import { CatalogoPage } from '../../features/catalogo/catalogo-page.tsx';
import { catalogoPages } from '../../features/catalogo/queries.ts';
import { listRoute } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/pedido-nuevo/')({
  ...listRoute(catalogoPages),
  component: CatalogoPage,
});
