import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { NewPedidoPage } from '../../features/carrito/new-pedido-page.tsx';
import { addCarrito, openCarritos, readHandOver } from '../../shared/carritos/carritos.ts';
import { titled } from '../-route-options.ts';

/** An order for a customer. A cart from the storefront's URL becomes a new cart here. */
export const Route = createFileRoute('/_staff/pedido-nuevo')({
  beforeLoad: ({ location, preload }) => {
    if (preload) return;
    openCarritos();
    const handOver = readHandOver(location.hash);
    if (handOver.length === 0) return;
    addCarrito(handOver);
    // Remove it from the URL, so that reload and back do not add it again.
    throw redirect({ href: location.pathname + location.searchStr, replace: true });
  },
  head: titled('Nuevo Pedido'),
  component: () => (
    <NewPedidoPage>
      <Outlet />
    </NewPedidoPage>
  ),
});
