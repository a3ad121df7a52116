import { createFileRoute } from '@tanstack/react-router';
import { porEmpacarList } from '../../features/pedidos/empaque/por-empacar-list.tsx';
import { plainListRoute } from '../-plain-list-route.tsx';

export const Route = createFileRoute('/_staff/panel-empaque')(plainListRoute(porEmpacarList));
