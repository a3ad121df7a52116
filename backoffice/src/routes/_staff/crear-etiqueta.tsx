import { createFileRoute } from '@tanstack/react-router';
import { CrearFiltroPage } from '../../features/filtros/crear-filtro-page.tsx';

export const Route = createFileRoute('/_staff/crear-etiqueta')({
  head: ({ match }) => ({ meta: [{ title: `Crear Etiqueta · ${match.context.environment.shopName}` }] }),
  component: () => <CrearFiltroPage tipo="etiqueta" />,
});
