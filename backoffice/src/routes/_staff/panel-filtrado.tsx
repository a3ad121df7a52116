import { createFileRoute } from '@tanstack/react-router';
import { FiltrosPage } from '../../features/filtros/filtros-page.tsx';
import { filtrosPages } from '../../features/filtros/queries.ts';
import { listRoute } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/panel-filtrado')({
  ...listRoute(filtrosPages),
  component: FiltrosPage,
});
