import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { NewPedidoPage } from '../../features/carrito/new-pedido-page.tsx';
import { addCarrito, openCarritos } from '../../shared/carritos/carritos.ts';
import { readHandOver } from '../../shared/carritos/hand-over.ts';
import { titled } from '../-route-options.ts';

/** An order for a customer. What the storefront hands over arrives here as a cart of its own. */
export const Route = createFileRoute('/_staff/pedido-nuevo')({
  beforeLoad: ({ location, preload }) => {
    if (preload) return;
    openCarritos();
    const handOver = readHandOver(location.hash);
    if (handOver.length === 0) return;
    addCarrito(handOver);
    // Out of the address, so that a reload or the back button doesn't bring it again.
    throw redirect({ href: location.pathname + location.searchStr, replace: true });
  },
  head: titled('Nuevo Pedido'),
  component: () => (
    <NewPedidoPage>
      <Outlet />
    </NewPedidoPage>
  ),
});
