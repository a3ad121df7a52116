import { createFileRoute } from '@tanstack/react-router';
import { EditFiltroPage } from '../../features/filtros/filtro-page.tsx';
import { filtroRoute } from './-filtro-route.ts';

export const Route = createFileRoute('/_staff/actualizar-marca/$id')({
  ...filtroRoute('marca'),
  component: () => <EditFiltroPage tipo="marca" />,
});
