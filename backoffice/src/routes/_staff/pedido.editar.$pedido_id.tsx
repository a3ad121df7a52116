import { createFileRoute } from '@tanstack/react-router';
import { detallesPedidosPorPedidoOptions } from 'api-client/backoffice';
import { EditPedidoPage } from '../../features/pedidos/edicion/edit-pedido-page.tsx';
import { titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/pedido/editar/$pedido_id')({
  loader: ({ context, params: { pedido_id } }) => {
    void context.queryClient.prefetchQuery(detallesPedidosPorPedidoOptions({ path: { pedido_id } }));
  },
  head: titled('Editar Pedido'),
  component: EditPedidoPage,
});
