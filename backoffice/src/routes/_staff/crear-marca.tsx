import { createFileRoute } from '@tanstack/react-router';
import { CrearFiltroPage } from '../../features/filtros/crear-filtro-page.tsx';

export const Route = createFileRoute('/_staff/crear-marca')({
  head: ({ match }) => ({ meta: [{ title: `Crear Marca · ${match.context.environment.shopName}` }] }),
  component: () => <CrearFiltroPage tipo="marca" />,
});
