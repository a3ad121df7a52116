import { createFileRoute } from '@tanstack/react-router';
import { QuickOrderPage } from '../features/quick-order/quick-order-page.tsx';
import { headOf } from '../shared/seo.ts';

export const Route = createFileRoute('/_customer/pedido-rapido')({
  head: headOf({ title: 'Pedido rápido', path: '/pedido-rapido', noindex: true }),
  component: QuickOrderPage,
});
