import { createFileRoute } from '@tanstack/react-router';
import { busquedasList } from '../../features/busquedas/busquedas-list.tsx';
import { plainListRoute } from '../-plain-list-route.tsx';

export const Route = createFileRoute('/_staff/panel-busquedas')(plainListRoute(busquedasList));
