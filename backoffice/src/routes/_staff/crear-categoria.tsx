import { createFileRoute } from '@tanstack/react-router';
import { CrearFiltroPage } from '../../features/filtros/crear-filtro-page.tsx';

export const Route = createFileRoute('/_staff/crear-categoria')({
  head: ({ match }) => ({ meta: [{ title: `Crear Categoría · ${match.context.environment.shopName}` }] }),
  component: () => <CrearFiltroPage tipo="categoria" />,
});
