import { createFileRoute } from '@tanstack/react-router';
import { QuickOrderPage } from '../features/quick-order/quick-order-page.tsx';
import { pageHead } from '../shared/seo.ts';

export const Route = createFileRoute('/_customer/pedido-rapido')({
  head: ({ match }) =>
    pageHead(match.context.settings, { title: 'Pedido rápido', path: '/pedido-rapido', noindex: true }),
  component: QuickOrderPage,
});
