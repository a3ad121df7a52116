import { createFileRoute } from '@tanstack/react-router';
import { EditFiltroPage } from '../../features/filtros/filtro-page.tsx';
import { filtroRoute } from './-filtro-route.ts';

export const Route = createFileRoute('/_staff/actualizar-categoria/$id')({
  ...filtroRoute('categoria'),
  component: () => <EditFiltroPage tipo="categoria" />,
});
