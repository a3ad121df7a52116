import { createFileRoute } from '@tanstack/react-router';
import { ApiPage } from '../../../features/api/api-page.tsx';
import { titled } from '../../-route-options.ts';

// The page loads its own data: a loader would be in every page's bundle.
export const Route = createFileRoute('/_staff/_admin/panel-api')({
  head: titled('Llamadas de la API'),
  component: PanelApi,
});

function PanelApi() {
  const { environment } = Route.useRouteContext();
  return <ApiPage kit={environment.kit} />;
}
