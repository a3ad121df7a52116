import { createFileRoute } from '@tanstack/react-router';
import { ImportacionesPage } from '../../features/importaciones/importaciones-page.tsx';
import { importacionesPages } from '../../features/importaciones/queries.ts';
import { listRoute } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/panel-importaciones')({
  ...listRoute(importacionesPages),
  component: ImportacionesPage,
});
