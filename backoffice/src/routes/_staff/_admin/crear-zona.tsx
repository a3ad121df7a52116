import { createFileRoute } from '@tanstack/react-router';
import { NewZonaPage } from '../../../features/zonas/zona-page.tsx';
import { titled } from '../../-route-options.ts';

export const Route = createFileRoute('/_staff/_admin/crear-zona')({
  head: titled('Agregar zona'),
  component: NewZonaPage,
});
