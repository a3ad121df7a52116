import { createFileRoute } from '@tanstack/react-router';
import { NewFiltroPage } from '../../features/filtros/filtro-page.tsx';
import { titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/crear-marca')({
  head: titled('Crear Marca'),
  component: () => <NewFiltroPage tipo="marca" />,
});
