import { createFileRoute } from '@tanstack/react-router';
import { NewRolPage } from '../../../features/roles/rol-page.tsx';
import { titled } from '../../-route-options.ts';

export const Route = createFileRoute('/_staff/_admin/crear-rol')({
  head: titled('Crear rol'),
  component: NewRolPage,
});
