import { createFileRoute } from '@tanstack/react-router';
import { CrearFiltroPage } from '../../features/filtros/crear-filtro-page.tsx';
import { titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/crear-marca')({
  head: titled('Crear Marca'),
  component: () => <CrearFiltroPage tipo="marca" />,
});
