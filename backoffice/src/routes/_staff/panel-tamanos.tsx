import { createFileRoute } from '@tanstack/react-router';
import { propuestasPages } from '../../features/productos/tamanos/propuestas-list.ts';
import { TamanosPage } from '../../features/productos/tamanos/tamanos-page.tsx';
import { listRoute } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/panel-tamanos')({
  ...listRoute(propuestasPages),
  component: TamanosPage,
});
