import { createFileRoute } from '@tanstack/react-router';
import { EmpaquePage } from '../../features/pedidos/empaque/empaque-page.tsx';
import { titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/empaque/$pedidos')({
  head: titled('Empaque'),
  component: EmpaquePage,
});
