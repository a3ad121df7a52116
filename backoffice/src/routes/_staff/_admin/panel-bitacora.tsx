import { createFileRoute } from '@tanstack/react-router';
import { bitacoraList } from '../../../features/bitacora/bitacora-list.tsx';
import { plainListRoute } from '../../-plain-list-route.tsx';

export const Route = createFileRoute('/_staff/_admin/panel-bitacora')(plainListRoute(bitacoraList));
