import { createFileRoute } from '@tanstack/react-router';
import { OrderPage } from '../features/orders/order-page.tsx';
import { links } from '../shared/links.ts';
import { pageHead } from '../shared/seo.ts';

export const Route = createFileRoute('/_customer/mis-pedidos_/$pedido_id')({
  head: ({ match, params: { pedido_id } }) =>
    pageHead(match.context.settings, { title: 'Tu pedido', path: links.pedido(pedido_id), noindex: true }),
  component: Screen,
});

function Screen() {
  const { pedido_id } = Route.useParams();
  return <OrderPage key={pedido_id} id={pedido_id} />;
}
