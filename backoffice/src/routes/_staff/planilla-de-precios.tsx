import { createFileRoute } from '@tanstack/react-router';
import { PlanillaPage } from '../../features/precios/planilla/planilla-page.tsx';
import { planillaPages } from '../../features/precios/planilla/planilla-search.ts';
import { listRoute } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/planilla-de-precios')({
  ...listRoute(planillaPages),
  component: PlanillaPage,
});
