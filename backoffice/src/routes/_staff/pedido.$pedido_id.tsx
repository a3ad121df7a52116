import { createFileRoute } from '@tanstack/react-router';
import { detallesPedidosPorPedidoOptions, pedidosHistorialOptions } from 'api-client/backoffice';
import { PedidoPage } from '../../features/pedidos/pedido-page.tsx';
import { titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/pedido/$pedido_id')({
  loader: ({ context: { queryClient }, params: { pedido_id } }) => {
    void queryClient.prefetchQuery(detallesPedidosPorPedidoOptions({ path: { pedido_id } }));
    void queryClient.prefetchQuery(pedidosHistorialOptions({ path: { pedido_id } }));
  },
  head: titled('Detalles del Pedido'),
  component: PedidoPage,
});
