import { createFileRoute } from '@tanstack/react-router';
import { ApiPage } from '../../../features/api/api-page.tsx';
import { titled } from '../../-route-options.ts';

// What it shows comes with its code: a loader would be carried by every page for the few that read this one.
export const Route = createFileRoute('/_staff/_admin/panel-api')({
  head: titled('Llamadas de la API'),
  component: PanelApi,
});

function PanelApi() {
  const { environment } = Route.useRouteContext();
  return <ApiPage kit={environment.kit} />;
}
