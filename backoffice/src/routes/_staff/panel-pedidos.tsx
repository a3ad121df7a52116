import { createFileRoute } from '@tanstack/react-router';
import { PedidosPage } from '../../features/pedidos/pedidos-page.tsx';
import { pedidosPages } from '../../features/pedidos/queries.ts';
import { listRoute } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/panel-pedidos')({
  ...listRoute(pedidosPages),
  component: PedidosPage,
});
