import { createFileRoute } from '@tanstack/react-router';
import { cuentasList } from '../../features/cuentas/cuentas-list.tsx';
import { plainListRoute } from '../-plain-list-route.tsx';

export const Route = createFileRoute('/_staff/panel-cuentas')(plainListRoute(cuentasList));
