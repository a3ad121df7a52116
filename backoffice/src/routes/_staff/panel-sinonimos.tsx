import { createFileRoute } from '@tanstack/react-router';
import { sinonimosPages } from '../../features/sinonimos/queries.ts';
import { SinonimosPage } from '../../features/sinonimos/sinonimos-page.tsx';
import { listRoute } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/panel-sinonimos')({
  ...listRoute(sinonimosPages),
  component: SinonimosPage,
});
