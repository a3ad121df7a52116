import { createFileRoute } from '@tanstack/react-router';
import { inactivosList } from '../../features/informes/inactivos-list.tsx';
import { plainListRoute } from '../-plain-list-route.tsx';

export const Route = createFileRoute('/_staff/panel-inactivos')(plainListRoute(inactivosList));
