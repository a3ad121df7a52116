import { createFileRoute } from '@tanstack/react-router';
import { rolesPages } from '../../../features/roles/queries.ts';
import { RolesPage } from '../../../features/roles/roles-page.tsx';
import { listRoute } from '../../-route-options.ts';

export const Route = createFileRoute('/_staff/_admin/panel-roles')({
  ...listRoute(rolesPages),
  component: RolesPage,
});
