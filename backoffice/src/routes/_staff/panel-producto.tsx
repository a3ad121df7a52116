import { createFileRoute } from '@tanstack/react-router';
import { ProductosPage } from '../../features/productos/productos-page.tsx';
import { productosPages } from '../../features/productos/queries.ts';
import { listRoute } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/panel-producto')({
  ...listRoute(productosPages),
  component: ProductosPage,
});
