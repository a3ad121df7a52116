import { createFileRoute } from '@tanstack/react-router';
import { NewFiltroPage } from '../../features/filtros/filtro-page.tsx';
import { titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/crear-etiqueta')({
  head: titled('Crear Etiqueta'),
  component: () => <NewFiltroPage tipo="etiqueta" />,
});
