import { createFileRoute } from '@tanstack/react-router';
import { CondicionesPage } from '../../features/condiciones/condiciones-page.tsx';
import { condicionesPages } from '../../features/condiciones/queries.ts';
import { listRoute } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/panel-condiciones')({
  ...listRoute(condicionesPages),
  component: CondicionesPage,
});
