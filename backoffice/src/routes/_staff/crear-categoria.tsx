import { createFileRoute } from '@tanstack/react-router';
import { CrearFiltroPage } from '../../features/filtros/crear-filtro-page.tsx';
import { titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/crear-categoria')({
  head: titled('Crear Categoría'),
  component: () => <CrearFiltroPage tipo="categoria" />,
});
