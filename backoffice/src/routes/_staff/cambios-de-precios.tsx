import { createFileRoute } from '@tanstack/react-router';
import { cambiosList } from '../../features/precios/cambios-list.tsx';
import { plainListRoute } from '../-plain-list-route.tsx';

export const Route = createFileRoute('/_staff/cambios-de-precios')(plainListRoute(cambiosList));
